//! Parts shared by the laboratory tools in `src/bin`. Their results are in docs/lab.

pub mod arguments;
pub mod opening;
