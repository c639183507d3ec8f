//! Functions that come out the same on every machine and in a browser, to the last bit: those of the system do not.

/// Returns e to the power of `x`.
pub fn exp(x: f32) -> f32 {
    libm::expf(x)
}

/// Returns the natural logarithm of `x`.
pub fn ln(x: f32) -> f32 {
    libm::logf(x)
}
