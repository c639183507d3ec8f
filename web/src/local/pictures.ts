// Pictures that are drawn on this device: as SVG by the rules module, their pixels by a canvas, and animations by both.

import { Refusal, get } from '../api/client';
import { answerHere, gif } from '../module/module.svelte';
import { say } from '../words';
import { isLocal } from './ids';
import { network } from './network.svelte';
import { expectRules } from './table';

type Film = { frames: string[]; delays: number[] };

const PICTURE = /^\/api\/(?:tables\/([^/]+)\/)?picture\.(svg|png|gif)$/;
const NUMBERS = ['turn', 'size', 'rotate'];
const SWITCHES = ['coordinates', 'last_move', 'captions', 'flip', 'mirror'];

/** Whether a picture with this address of the server's is drawn here. */
export function isDrawnHere(address: string): boolean {
  const [, table] = PICTURE.exec(new URL(address, location.href).pathname) ?? [];
  return network.isOff || (table !== undefined && isLocal(table));
}

/** Draws the picture that has this address on a server. */
export async function drawHere(address: string): Promise<Blob> {
  await expectRules();
  const { pathname, searchParams } = new URL(address, location.href);
  const [, table, ending] = PICTURE.exec(pathname) ?? [];
  const text = searchParams.get('text') ?? (await get<string>(`/api/tables/${table}/record?format=text`));
  const wish = { ...wishOf(searchParams), text };
  if (ending === 'gif') return film(answered<Film>('/api/picture.gif', wish));
  const svg = answered<string>('/api/picture.svg', wish);
  return ending === 'png' ? png(svg) : new Blob([svg], { type: 'image/svg+xml' });
}

function wishOf(query: URLSearchParams): object {
  const value = (name: string, text: string) =>
    NUMBERS.includes(name) ? Number(text) : SWITCHES.includes(name) ? text === 'true' : text;
  return Object.fromEntries([...query].map(([name, text]) => [name, value(name, text)]));
}

function answered<T>(path: string, wish: object): T {
  const answer = answerHere<T>(path, wish);
  if (answer === undefined) throw new Refusal(say('picture-failed'), 400);
  return answer;
}

/** A canvas with an SVG at its own size. */
async function painted(svg: string, canvas = document.createElement('canvas')): Promise<HTMLCanvasElement> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
  canvas.getContext('2d', { willReadFrequently: true })!.drawImage(image, 0, 0);
  return canvas;
}

async function png(svg: string): Promise<Blob> {
  const canvas = await painted(svg);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Refusal(say('picture-failed'), 400))), 'image/png'),
  );
}

async function film({ frames, delays }: Film): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const pixels = async (svg: string) => {
    const { width, height } = await painted(svg, canvas);
    return new Uint8Array(canvas.getContext('2d')!.getImageData(0, 0, width, height).data.buffer);
  };
  const [first, last] = [await pixels(frames[0]!), await pixels(frames.at(-1)!)];
  const animation = gif(canvas.width, first, last);
  for (const [index, frame] of frames.entries()) animation.add(await pixels(frame), delays[index]!);
  return new Blob([animation.end() as BlobPart], { type: 'image/gif' });
}
