//! Stored results of analyses.

use super::Analysis;
use super::job::Remembered;
use crate::journal::Statement;
use crate::problem::Problem;
use crate::store::Store;

/// The storage of results.
#[derive(Clone)]
pub(super) struct Kept(pub Store);

impl Kept {
    /// Stores the results and replaces earlier ones. If the database is unavailable, they stay in memory only.
    pub(super) async fn keep(&self, id: &str, about: &str, found: &Remembered) {
        let body = serde_json::to_string(found).expect("an analysis can be written");
        let statement = Statement::new(
            "INSERT INTO analysis VALUES ($1, $2, $3, $4) \
             ON CONFLICT (about) DO UPDATE SET body = excluded.body, at_ms = excluded.at_ms",
            [id.into(), about.into(), body.as_str().into(), self.0.time.now().into()],
        );
        if let Err(problem) = self.0.journal.keep(vec![statement]).await {
            tracing::error!(?problem, "an analysis could not be kept");
        }
    }

    /// Notes that a person requested an analysis.
    pub(super) async fn note(&self, id: &str, person: &str) -> Result<(), Problem> {
        let text =
            "INSERT INTO analysis_person VALUES ($1, $2, $3) ON CONFLICT (analysis, person) DO NOTHING";
        let statement = Statement::new(text, [id.into(), person.into(), self.0.time.now().into()]);
        Ok(self.0.journal.keep(vec![statement]).await?)
    }

    /// Removes a person's request, and returns whether there was one.
    pub(super) async fn forget(&self, id: &str, person: &str) -> Result<bool, Problem> {
        let query = sqlx::query("DELETE FROM analysis_person WHERE analysis = $1 AND person = $2");
        Ok(self.0.database.change(query.bind(id.to_string()).bind(person.to_string())).await? > 0)
    }

    /// Returns the analysis with this id if the person requested it.
    pub(super) async fn find(&self, id: &str, person: &str) -> Result<Option<Analysis>, Problem> {
        let query = sqlx::query_as(
            "SELECT id, body FROM analysis JOIN analysis_person ON analysis_person.analysis = analysis.id \
             WHERE analysis.id = $1 AND analysis_person.person = $2",
        );
        let row = query.bind(id.to_string()).bind(person.to_string()).fetch_optional(&self.0.database.read);
        Ok(row.await?.and_then(read).map(|(id, found)| Analysis { id, progress: found.progress }))
    }

    /// Returns the analysis with this digest and its id.
    pub(super) async fn find_about(&self, about: &str) -> Result<Option<(String, Remembered)>, Problem> {
        let query = sqlx::query_as("SELECT id, body FROM analysis WHERE about = $1").bind(about.to_string());
        Ok(query.fetch_optional(&self.0.database.read).await?.and_then(read))
    }
}

fn read((id, body): (String, String)) -> Option<(String, Remembered)> {
    Some((id, serde_json::from_str(&body).ok()?))
}
