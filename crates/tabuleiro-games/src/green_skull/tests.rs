use super::*;
use tabuleiro_core::laws;

#[test]
fn every_law_holds() {
    laws::check_all::<GreenSkull>(10, 1, &mut |_| {});
}
