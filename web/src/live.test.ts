import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Live } from './live.svelte';

/** The other end of a socket, as the server holds it. */
class Socket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static made: Socket[] = [];
  readyState = Socket.CONNECTING;
  readonly sent: { type: string; turn?: number; moves?: string[] }[] = [];
  onopen = () => {};
  onclose = () => {};
  onmessage: (message: { data: string }) => void = () => {};

  constructor(readonly url: string) {
    Socket.made.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.readyState = 3;
  }
  open() {
    this.readyState = Socket.OPEN;
    this.onopen();
  }
  tell(news: object) {
    this.onmessage({ data: JSON.stringify(news) });
  }
  end() {
    this.readyState = 3;
    this.onclose();
  }
  get turns() {
    return this.sent.filter(({ type }) => type === 'turn');
  }
}

const table = (next_turn: number) => ({ type: 'state', table: { id: 't', version: next_turn, next_turn, seats: [] } });
const socket = () => Socket.made.at(-1)!;
let live: Live;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Socket);
  Socket.made = [];
  sessionStorage.clear();
  live = new Live('t');
});
afterEach(() => {
  live.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a turn that was made without a connection is sent once when it is back', () => {
  socket().open();
  socket().tell(table(3));
  socket().end();
  expect(live.connection).toBe('lost');
  live.send(['a1-a2']);
  vi.advanceTimersByTime(250);
  socket().open();
  expect(socket().turns).toEqual([{ type: 'turn', turn: 3, moves: ['a1-a2'] }]);
  socket().tell({ type: 'done', turn: 3 });
  expect(live.sending).toBeNull();
});

test('a turn that was played before the connection broke is not sent again', () => {
  socket().open();
  socket().tell(table(3));
  live.send(['a1-a2']);
  socket().end();
  vi.advanceTimersByTime(250);
  socket().open();
  socket().tell(table(4));
  expect(live.sending).toBeNull();
});

test('a turn that is not sent yet outlives the page', () => {
  socket().open();
  socket().tell(table(3));
  socket().end();
  live.send(['a1-a2']);
  live.close();
  const again = new Live('t');
  socket().open();
  expect(socket().turns).toEqual([{ type: 'turn', turn: 3, moves: ['a1-a2'] }]);
  again.close();
});

test('a refused turn is said and given up', () => {
  socket().open();
  socket().tell(table(3));
  live.send(['a1-a2']);
  socket().tell({ type: 'refused', turn: 3, error: 'no such move' });
  expect([live.sending, live.refused]).toEqual([null, 'no such move']);
});

test('a connection that stays silent counts as lost within seconds', () => {
  socket().open();
  socket().tell(table(3));
  vi.advanceTimersByTime(10_000);
  expect(live.connection).toBe('lost');
});

test('a connection that answers stays', () => {
  const { made } = Socket;
  socket().open();
  socket().tell(table(3));
  for (let second = 0; second < 30; second += 1) {
    vi.advanceTimersByTime(1_000);
    socket().tell({ type: 'pong' });
  }
  expect(live.connection).toBe('live');
  expect(made).toHaveLength(1);
});

test('missed turns are asked for from the last version that is known', () => {
  socket().open();
  socket().tell(table(3));
  socket().end();
  vi.advanceTimersByTime(250);
  expect(socket().url).toContain('&since=3');
});
