// A table as it happens: the socket that tells what the server knows, and an outbox for the one turn that is on its way.
// A turn is sent again until it is answered; its number keeps it from being played twice.

import type { After, Audience, Chat, News, Table } from './api/types';
import { settings } from './settings.svelte';

export type Connection = 'connecting' | 'live' | 'lost';

const PING_MS = 3_000;
const SILENCE_MS = 4_000;
const RETRY_MS = [250, 500, 1000, 2000, 4000];

/** A socket that is not open yet is closed when it is: browsers complain about anything else. */
function hangUp(socket: WebSocket | null): void {
  if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
  else socket?.close();
}

const withAudience = (table: Table, { here, spectators }: Audience): Table => ({
  ...table,
  spectators,
  seats: table.seats.map((seat) => ({ ...seat, here: here.includes(seat.seat) })),
});

export class Live {
  table: Table | null = $state.raw(null);
  chat: Chat[] = $state.raw([]);
  connection: Connection = $state('connecting');
  /** When the table was last told of, on this browser's clock: the clocks are counted on from here. */
  heardAt = $state(0);
  /** The turn that is on its way. */
  sending: { turn: number; moves: string[] } | null = $state.raw(null);
  /** What the server refused last. */
  refused = $state('');

  #socket: WebSocket | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When the first ping was sent that nothing has answered. */
  #asked = 0;
  #closed = false;

  /** `onAfter` hears what an event made of the game, and how the table stood before. */
  constructor(
    readonly id: string,
    readonly onAfter: (after: After, before: Table | null) => void = () => {},
  ) {
    this.sending = this.#kept();
    this.#connect();
    addEventListener('online', this.#hurry);
    addEventListener('offline', this.#lose);
    document.addEventListener('visibilitychange', this.#hurry);
  }

  send(moves: string[]): void {
    if (!this.table) return;
    this.refused = '';
    this.#keep({ turn: this.table.next_turn, moves });
    this.#flush();
  }

  /** Lines of the chat that were said before. */
  hear(lines: Chat[]): void {
    const known = new Set(lines.map(({ number }) => number));
    this.chat = [...lines, ...this.chat.filter(({ number }) => !known.has(number))];
  }

  /** Connects again, as whoever the visitor is by now. */
  reconnect(): void {
    const socket = this.#socket;
    this.#socket = null;
    hangUp(socket);
    clearTimeout(this.#timer);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener('online', this.#hurry);
    removeEventListener('offline', this.#lose);
    document.removeEventListener('visibilitychange', this.#hurry);
    hangUp(this.#socket);
  }

  get #outbox(): string {
    return `tabuleiro-outbox-${this.id}`;
  }

  /** A turn on its way outlives the page. */
  #keep(turn: Live['sending']): void {
    this.sending = turn;
    try {
      if (turn) localStorage.setItem(this.#outbox, JSON.stringify(turn));
      else localStorage.removeItem(this.#outbox);
    } catch {
      // A browser that keeps nothing keeps the turn as long as the page.
    }
  }

  #kept(): Live['sending'] {
    try {
      return JSON.parse(localStorage.getItem(this.#outbox) ?? 'null') as Live['sending'];
    } catch {
      return null;
    }
  }

  #connect(): void {
    const since = this.table ? `&since=${this.table.version}` : '';
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/tables/${this.id}/socket?shown=${settings.language}${since}`,
    );
    this.#socket = socket;
    this.#asked = 0;
    socket.onopen = () => {
      this.#tries = 0;
      this.#flush();
      this.#watch(socket);
    };
    socket.onmessage = (message) => {
      this.#asked = 0;
      // Any message proves that the connection carries, a pong too.
      if (this.table) this.connection = 'live';
      this.#heed(JSON.parse(String(message.data)) as News);
    };
    socket.onclose = () => this.#retry(socket);
  }

  /** A laptop that slept has a socket that looks alive: silence tells. */
  #watch(socket: WebSocket): void {
    clearTimeout(this.#timer);
    if (this.#socket !== socket || this.#closed) return;
    if (this.#asked > 0 && Date.now() - this.#asked > SILENCE_MS) return this.#retry(socket);
    if (socket.readyState === WebSocket.OPEN) {
      socket.send('{"type":"ping"}');
      this.#asked ||= Date.now();
    }
    this.#timer = setTimeout(() => this.#watch(socket), PING_MS);
  }

  #retry(socket: WebSocket): void {
    if (this.#socket !== socket || this.#closed) return;
    this.#socket = null;
    hangUp(socket);
    this.connection = 'lost';
    clearTimeout(this.#timer);
    const wait = RETRY_MS[Math.min(this.#tries++, RETRY_MS.length - 1)];
    this.#timer = setTimeout(() => this.#connect(), wait);
  }

  #hurry = (): void => {
    if (document.hidden || this.#closed) return;
    if (this.#socket === null) {
      clearTimeout(this.#timer);
      this.#connect();
    } else {
      this.#watch(this.#socket);
    }
  };

  /** The browser says that there is no network. */
  #lose = (): void => {
    if (this.#socket) this.#retry(this.#socket);
  };

  #flush(): void {
    if (this.sending && this.#socket?.readyState === WebSocket.OPEN) {
      this.#socket.send(JSON.stringify({ type: 'turn', ...this.sending }));
    }
  }

  #stand(table: Table): void {
    this.table = table;
    this.heardAt = performance.now();
    this.connection = 'live';
    if (this.sending && this.sending.turn < table.next_turn) this.#keep(null);
  }

  #heed(news: News): void {
    switch (news.type) {
      case 'state':
        this.#stand(news.table);
        break;
      case 'event': {
        // Missed events come without the table, which follows as the state.
        if (!news.table) break;
        const before = this.table;
        this.#stand(news.table);
        if (news.shown) this.onAfter(news.shown, before);
        break;
      }
      case 'audience':
        if (this.table) this.table = withAudience(this.table, news);
        break;
      case 'chat':
        if (!this.chat.some(({ number }) => number === news.number)) this.chat = [...this.chat, news];
        break;
      case 'done':
        if (news.turn === this.sending?.turn) this.#keep(null);
        break;
      case 'refused':
        if (news.turn === undefined || news.turn === this.sending?.turn) {
          this.#keep(null);
          this.refused = news.error;
        }
        break;
      case 'pong':
        break;
    }
  }
}
