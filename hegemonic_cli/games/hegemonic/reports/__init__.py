"""One file per question: each works an Answer out of the rules, and a view shows it."""
