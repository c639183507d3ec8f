//! The games, one folder each. Games do not know each other; [`for_each_game`] is the only list of them.

pub mod asterismo;
pub mod green_skull;
pub mod small_star_empires;
pub mod syrtis;

/// Hands every game to a macro of yours, as `name: Type,` each.
#[macro_export]
macro_rules! for_each_game {
    ($callback:ident) => {
        $callback! {
            small_star_empires: $crate::small_star_empires::SmallStarEmpires,
            asterismo: $crate::asterismo::Asterismo,
            syrtis: $crate::syrtis::Syrtis,
            green_skull: $crate::green_skull::GreenSkull,
        }
    };
}
