//! People: guests and accounts, their credentials, and the rights of programs that act for them.

mod account;
mod grants;
mod name;
mod password;
mod session;
mod shape;
mod token;

pub(crate) use account::{
    become_account, create_guest, delete, deletion, find, find_by_name, leave_only, log_in, name_guest,
    new_password, set_password,
};
pub(crate) use grants::watch_over;
pub(crate) use grants::{Grant, Grants, Ground};
pub(crate) use name::{Name, draw_name};
pub(crate) use password::Passwords;
pub(crate) use session::{COOKIE, Session, SessionInfo};
pub(crate) use token::{Scope, Token, TokenInfo};

use crate::address::Address;
use crate::quotas::Asker;
use serde::Serialize;
use tabuleiro_room::Sitter;
use utoipa::ToSchema;

/// A guest or account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Person {
    /// Internal id.
    pub id: String,
    /// Whether the person is a guest or has an account.
    pub kind: PersonKind,
    pub name: String,
    /// Whether the person is an admin of the server.
    pub is_admin: bool,
}

/// The kinds of people.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum PersonKind {
    /// A person with a cookie only.
    Guest,
    /// A person with a name and a password.
    Account,
    /// A deleted person.
    Deleted,
}

impl Person {
    /// Returns this person as quotas count people.
    pub(crate) fn asks_from<'a>(&'a self, address: &'a Address) -> Asker<'a> {
        Asker { person: Some(&self.id), has_account: self.kind == PersonKind::Account, address: &address.0 }
    }

    /// Returns this person as rooms know people.
    pub(crate) fn sitter(&self) -> Sitter {
        let has_account = self.kind == PersonKind::Account;
        Sitter { id: self.id.as_str().into(), name: self.name.clone(), has_account }
    }
}

impl PersonKind {
    /// Returns the stored form.
    pub(crate) fn text(self) -> &'static str {
        match self {
            PersonKind::Guest => "guest",
            PersonKind::Account => "account",
            PersonKind::Deleted => "deleted",
        }
    }

    fn parse(text: &str) -> PersonKind {
        match text {
            "guest" => PersonKind::Guest,
            "account" => PersonKind::Account,
            _ => PersonKind::Deleted,
        }
    }
}
