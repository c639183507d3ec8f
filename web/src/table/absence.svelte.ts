// Since when the player to move is away, and when others can claim the game for that or for a clock that ran out.

import type { Session } from './session.svelte';

const TICK_MS = 500;
/** The server may have seen somebody go a little later. */
const GRACE_MS = 1_000;

export class Absence {
  /** Milliseconds until the game can be claimed; `null` where it never can. */
  left: number | null = $state(null);

  /** To be made where an effect can run. */
  constructor(session: Session) {
    let away: { seat: number; since: number } | null = null;
    const look = () => {
      const table = session.table;
      const decides = table?.seats.find(({ seat }) => seat === table.to_move);
      const other =
        table?.plan.absent === 'claim' &&
        decides &&
        !decides.engine &&
        !session.isMine(decides.seat) &&
        session.mine.length > 0;
      if (!table || !decides || !other) return ([away, this.left] = [null, null]);
      if (decides.here) away = null;
      else if (away?.seat !== decides.seat) away = { seat: decides.seat, since: performance.now() };
      const gone = table.plan.gone_seconds;
      const byAbsence = away && gone ? away.since + gone * 1000 + GRACE_MS - performance.now() : Infinity;
      const flagged =
        decides.left_ms !== null && table.clock_runs
          ? decides.left_ms - (performance.now() - session.live.heardAt)
          : Infinity;
      // A clock that still runs is seen beside the name; absence is told beforehand.
      const left = Math.min(byAbsence, flagged <= 0 ? 0 : Infinity);
      this.left = left === Infinity ? null : Math.max(0, left);
    };
    $effect(() => {
      look();
      const timer = setInterval(look, TICK_MS);
      return () => clearInterval(timer);
    });
  }
}
