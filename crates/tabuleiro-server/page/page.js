// A plain page that plays a game: it knows no rules. The server lists the legal moves, spelled in clicks.

const word = document.body.dataset;
const by = (id) => document.getElementById(id);
const make = (name, text) => Object.assign(document.createElement(name), { textContent: text ?? '' });

async function ask(method, path, body) {
  const response = await fetch(path, {
    method,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const answer = response.status === 204 ? null : await response.json();
  by('problem').textContent = response.ok ? '' : answer.error;
  if (!response.ok) throw new Error(answer.error);
  return answer;
}

// The lobby.

let games = [];

function choices(select, values) {
  select.replaceChildren(...values.map(([value, text]) => Object.assign(make('option', text), { value })));
}

function offer() {
  const game = games.find(({ id }) => id === by('game').value);
  choices(by('rule-set'), game.rule_sets.map(({ id }) => [id, id]));
  offerSeats();
}

function offerSeats() {
  const game = games.find(({ id }) => id === by('game').value);
  const rules = game.rule_sets.find(({ id }) => id === by('rule-set').value);
  choices(by('seats'), rules.seats.map((count) => [count, count]));
  const levels = rules.levels.map((level) => [level.short, `${word.engine} ${level.name}`]);
  choices(by('against'), [...levels, ['', word.person]]);
  by('against').selectedIndex = Math.min(2, levels.length);
}

async function lobby() {
  by('lobby').hidden = false;
  by('table').hidden = true;
  const tables = await ask('GET', '/api/tables');
  by('tables').replaceChildren(...tables.map((table) => {
    const item = make('li', `${table.plan.game}, ${table.rule_set}: ${table.seats.map(seatText).join(' – ')} `);
    item.append(Object.assign(make('a', word.join), { href: `#${table.id}` }));
    return item;
  }));
}

by('game').addEventListener('change', offer);
by('rule-set').addEventListener('change', offerSeats);
by('new').addEventListener('submit', async (event) => {
  event.preventDefault();
  const seats = Number(by('seats').value);
  const other = by('against').value === '' ? 'open' : { engine: by('against').value };
  const places = ['me', ...Array(seats - 1).fill(other)];
  const plan = { game: by('game').value, rule_set: by('rule-set').value, seats, places };
  location.hash = (await ask('POST', '/api/tables', plan)).table.id;
});

// A table.

let me = null;
let table = null;
let position = null;
let turn = []; // the moves of a turn that has begun
let clicks = []; // the clicks of a move that has begun
let watching = new AbortController();

const seatText = (seat) => seat.name ?? (seat.engine === null ? word.open : `${word.engine} ${seat.engine}`);
const mySeat = () => table.seats.find((seat) => seat.name === me.name)?.seat;

async function open(id) {
  watching.abort();
  watching = new AbortController();
  by('lobby').hidden = true;
  by('table').hidden = false;
  by('record').href = `/api/tables/${id}/record`;
  by('chat').replaceChildren();
  (await ask('GET', `/api/tables/${id}/chat`)).forEach(hear);
  const shown = await ask('GET', `/api/tables/${id}`);
  if (shown.state === 'open' && !shown.seats.some((seat) => seat.name === me.name)) {
    await ask('POST', `/api/tables/${id}/join`, {}).catch(() => {});
  }
  follow(id, watching.signal);
}

async function follow(id, signal) {
  while (!signal.aborted) {
    try {
      const response = await fetch(`/api/tables/${id}/stream`, { signal });
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
      let text = '';
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        text += part.value;
        const lines = text.split('\n');
        text = lines.pop();
        for (const line of lines.filter((line) => line !== '')) await heed(JSON.parse(line));
      }
    } catch {
      if (signal.aborted) return;
    }
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

async function heed(message) {
  if (message.type === 'chat') return hear(message);
  if (message.table === undefined) return undefined;
  table = message.table;
  turn = [];
  return show();
}

function hear(line) {
  by('chat').append(make('li', `${line.name}: ${line.text}`));
}

async function show() {
  clicks = [];
  position = table.line === null ? null : await ask('GET', `/api/tables/${table.id}/position?moves=${turn.join('_')}`);
  draw();
}

function draw() {
  const over = table.state === 'over' || table.state === 'aborted';
  by('status').textContent = table.state === 'aborted' ? word.aborted : position === null ? word.waiting : over ? word.over : position.said.phase;
  by('undo').hidden = turn.length + clicks.length === 0;
  by('resign').hidden = table.state !== 'playing' || mySeat() === undefined;
  by('seats-list').replaceChildren(...table.seats.map((seat) => {
    const points = position?.seats[seat.seat - 1].score.total;
    const result = seat.result === null ? '' : ` – ${word[seat.result]}`;
    const item = make('li', `${seatText(seat)}${points === undefined ? '' : ` (${points})`}${result}`);
    item.className = `owner-${seat.seat} ${table.to_move === seat.seat ? 'to-move' : ''}`;
    return item;
  }));
  drawBoard();
}

function next() {
  if (position === null || table.state !== 'playing' || position.to_move !== mySeat()) return new Set();
  const begun = position.moves.filter((move) => clicks.every((click, index) => move.clicks[index] === click));
  return new Set(begun.map((move) => move.clicks[clicks.length]));
}

const SHAPES = {
  'hex-pointy': { at: (x, y) => [x * 0.866, y * 1.5], corners: 6, turn: 30 },
  'hex-flat': { at: (x, y) => [x * 1.5, y * 0.866], corners: 6, turn: 0 },
  square: { at: (x, y) => [x * 1.414, y * 1.414], corners: 4, turn: 45 },
};

function svg(name, attributes, text) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  Object.entries(attributes).forEach(([key, value]) => element.setAttribute(key, value));
  element.textContent = text ?? '';
  return element;
}

function drawBoard() {
  by('board').replaceChildren();
  by('buttons').replaceChildren();
  if (position === null) return;
  const shape = SHAPES[position.outline];
  const possible = next();
  const places = position.cells.map(({ x, y }) => shape.at(x, y));
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - 1.1, Math.min(...ys) - 1.1];
  by('board').setAttribute('viewBox', `${left} ${top} ${Math.max(...xs) - left + 1.1} ${Math.max(...ys) - top + 1.1}`);
  position.cells.forEach((cell, index) => {
    const [x, y] = places[index];
    const corner = (number) => {
      const angle = ((number * 360) / shape.corners + shape.turn) * (Math.PI / 180);
      return `${x + Math.cos(angle)},${y + Math.sin(angle)}`;
    };
    const points = Array.from({ length: shape.corners }, (_, number) => corner(number)).join(' ');
    const kind = clicks.includes(cell.name) ? 'chosen' : possible.has(cell.name) ? 'next' : '';
    const outline = svg('polygon', { points, class: `cell ${kind}` });
    outline.append(svg('title', {}, cell.name));
    outline.addEventListener('click', () => click(cell.name));
    by('board').append(outline);
    const marks = cell.contents.filter(({ glyph }) => position.said.glyphs[glyph] !== undefined);
    marks.forEach((mark, place) => {
      const shift = (place - (marks.length - 1) / 2) * 0.55;
      const text = position.said.glyphs[mark.glyph].symbol + (mark.count > 1 ? mark.count : '');
      by('board').append(svg('text', { x: x + shift, y, class: `mark owner-${mark.owner ?? 0} ${marks.length > 1 ? 'small' : ''}` }, text));
    });
    by('board').append(svg('text', { x, y: y + 0.75, class: 'name' }, cell.name));
  });
  const names = new Set(position.cells.map(({ name }) => name));
  [...possible].filter((name) => !names.has(name)).forEach((name) => {
    const button = make('button', position.said.buttons[name] ?? name);
    button.addEventListener('click', () => click(name));
    by('buttons').append(button);
  });
}

async function click(name) {
  if (!next().has(name)) {
    clicks = [];
    if (!next().has(name)) return draw();
  }
  clicks.push(name);
  const move = position.moves.find(({ clicks: spelled }) => spelled.join(' ') === clicks.join(' '));
  if (move === undefined) return draw();
  turn.push(move.text);
  const seat = position.to_move;
  await show();
  if (position.to_move === seat && position.mid_turn) return undefined;
  const sent = { turn: table.next_turn, moves: turn };
  turn = [];
  return ask('POST', `/api/tables/${table.id}/turns`, sent).catch(show);
}

by('undo').addEventListener('click', () => {
  turn = [];
  show();
});
by('resign').addEventListener('click', () => ask('POST', `/api/tables/${table.id}/resign`, {}));
by('talk').addEventListener('submit', async (event) => {
  event.preventDefault();
  await ask('POST', `/api/tables/${table.id}/chat`, { text: by('text').value });
  by('text').value = '';
});

async function route() {
  const id = location.hash.slice(1);
  if (id === '') {
    watching.abort();
    await lobby();
  } else {
    await open(id).catch(() => {});
  }
}

me = await ask('POST', '/api/guest', {});
by('me').textContent = `${word.you}: ${me.name}`;
games = await ask('GET', '/api/games');
choices(by('game'), games.map(({ id }) => [id, id]));
offer();
addEventListener('hashchange', route);
await route();
