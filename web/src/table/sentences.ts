// What a table tells its visitors, in whole sentences: whom they wait for, how it ended, and why.

import type { Seat } from '../api/types';
import { capital, say } from '../words';
import { calledOf } from './names';
import type { Session } from './session.svelte';

const called = (session: Session, seat: Seat): string =>
  calledOf(seat, session.table!, session.position?.said.seats[seat.seat - 1]?.name).name;

/** Text that ends like a sentence. */
export const sentence = (text: string): string => {
  const begun = capital(text);
  return /[.!?…]$/.test(begun) || begun === '' ? begun : `${begun}.`;
};

/** What the visitor is to choose; who plays several seats is told for which one. */
export function promptOf(session: Session): string {
  const prompt = session.selection.prompt ?? say('table-your-turn');
  const seat = session.table!.to_move;
  const name = session.mine.length > 1 && seat ? session.position?.said.seats[seat - 1]?.name : undefined;
  return name ? `${name}: ${prompt}` : prompt;
}

/** How the game stands now: its end, or whose turn it is and what they are to do. */
export function standing(session: Session): string {
  if (session.table!.state !== 'playing') return endOf(session);
  return session.isMyTurn ? promptOf(session) : waitsFor(session);
}

/** Whom everyone waits for. */
export function waitsFor(session: Session): string {
  const seat = session.table!.seats.find(({ seat }) => seat === session.table!.to_move);
  if (!seat) return session.position?.said.phase ?? '';
  return say(seat.engine ? 'table-thinks' : 'table-waits-for', { name: called(session, seat) });
}

/** What is proposed, and by whom; nothing if the visitor agrees to it already. */
export function offerTo(session: Session): string {
  const { offer, agreed, seats } = session.table!;
  const by = seats.find(({ seat }) => seat === agreed[0]);
  if (!offer || !by || agreed.some(session.isMine)) return '';
  return say(offer.startsWith('rematch') ? 'table-rematch-offered' : `table-${offer}-offered`, {
    name: called(session, by),
  });
}

/** Who has won and by how much, without the reason. */
function resultOf(session: Session): string {
  const { table, mine } = session;
  const { seats } = table!;
  const winners = seats.filter(({ result }) => result === 'won');
  const own = mine.length === 1 ? mine[0]!.result : null;
  if (session.together) return say(winners.length > 0 ? 'table-all-won' : 'table-all-lost');
  if (own) return say(`table-you-${own}`) + marginOf(session, own);
  if (winners.length === 0)
    return say(seats.some(({ result }) => result === 'drew') ? 'table-drawn' : 'table-nobody-won');
  const names = winners.map((seat) => {
    const side = session.position?.said.seats[seat.seat - 1]?.side;
    return side ? `${called(session, seat)} (${side})` : called(session, seat);
  });
  return say('table-won', { names: names.join(', '), count: winners.length }) + marginOf(session, 'won');
}

/** The points of the first two, where they are what decided. */
function marginOf(session: Session, own: string): string {
  const points = pointsOf(session);
  if (!points || !isByPoints(session) || own === 'drew') return '';
  const sorted = [...points].sort((a, b) => b - a);
  const [most = 0, next = 0] = own === 'won' ? sorted : [points[session.mine[0]!.seat - 1], sorted[0]];
  return say('table-margin', { most, next });
}

function pointsOf(session: Session): number[] | null {
  const seats = session.position?.said.seats ?? [];
  return seats.some(({ score }) => score.parts.length > 0) ? seats.map(({ score }) => score.total) : null;
}

/** Whether those who have won have more points than everyone else. */
export function isByPoints(session: Session): boolean {
  const points = pointsOf(session);
  if (!points) return false;
  if (session.table!.ending?.startsWith('ending-')) return false;
  const won = (seat: number) => session.table!.seats[seat]!.result === 'won';
  const best = Math.min(...points.filter((_, seat) => won(seat)));
  const others = points.filter((_, seat) => !won(seat));
  return others.length < points.length && others.every((each) => each < best);
}

/** What the visitor did to lose, where the rules did not end the game. */
function ownFault({ table, mine }: Session): string {
  const { ending, seats } = table!;
  const isOwn = seats.length === 2 && mine.length === 1 && mine[0]!.result === 'lost';
  return isOwn && (ending === 'ending-resigned' || ending === 'ending-out-of-time') ? say(`table-own-${ending}`) : '';
}

/** Who has won and why, in one sentence. */
export function endOf(session: Session): string {
  if (session.table!.state === 'aborted') return say('table-state-aborted');
  const why = ownFault(session) || session.position?.said.outcome;
  return sentence(
    why ? say('table-end-why', { end: resultOf(session), why: why.replace(/\.$/, '') }) : resultOf(session),
  );
}

/** What the points mean where they did not decide. */
export function pointsNote(session: Session): string {
  const points = pointsOf(session);
  if (!points || session.table!.state !== 'over' || session.table!.ending?.startsWith('ending-') || isByPoints(session))
    return '';
  const most = Math.max(...points);
  const third = session.position?.said.neutral;
  if (third && third.total > most) return say('table-points-third', { name: third.word, points: third.total });
  if (third && third.total === most) return say('table-points-tied', { name: third.word, points: most });
  return points.every((each) => each === most) ? '' : say('table-points-nothing');
}
