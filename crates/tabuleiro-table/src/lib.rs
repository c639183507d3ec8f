//! A game in progress, whatever game it is: behind one object-safe trait, with seats, a record, clicks and words.

pub mod words;
