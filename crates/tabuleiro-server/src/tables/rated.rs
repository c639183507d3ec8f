//! Rated games that are over.

use super::{Tables, load};
use crate::problem::Problem;

impl Tables {
    /// Counts rated games that ended without being counted.
    pub(crate) async fn catch_up_ratings(&self) -> Result<(), Problem> {
        for id in self.ratings.uncounted().await? {
            if let Some(room) = load::load(&self.store.database, &id).await? {
                self.ratings.rate(&room).await?;
            }
        }
        Ok(())
    }
}
