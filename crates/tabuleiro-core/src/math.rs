//! Mathematical functions with the same result to the last bit on every machine and in browsers, unlike the system's.

/// Returns e to the power of `x`.
pub fn exp(x: f32) -> f32 {
    libm::expf(x)
}

/// Returns the natural logarithm of `x`.
pub fn ln(x: f32) -> f32 {
    libm::logf(x)
}
