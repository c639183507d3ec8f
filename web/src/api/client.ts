// Asking the server.

import { heard, network } from '../local/network.svelte';
import { hasServer } from '../local/place';
import { settings } from '../settings.svelte';

/** What the server refused, in words, or that it could not be reached (`status` 0). */
export class Refusal extends Error {
  constructor(
    message: string,
    readonly status: number,
    readonly waitSeconds: number | null = null,
  ) {
    super(message);
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** What answers on this device: always for addresses that it owns, and for others where the server cannot be reached. */
type Here = { owns(path: string): boolean; answer(method: Method, path: string, body: unknown): Promise<unknown> };
let here: Here = { owns: () => false, answer: () => Promise.resolve(undefined) };
export const answerWith = (other: Here): void => void (here = other);

export async function ask<T>(method: Method, path: string, body?: unknown): Promise<T> {
  if (here.owns(path)) return (await here.answer(method, path, body)) as T;
  if (network.isOff) {
    const answer = await here.answer(method, path, body);
    if (answer !== undefined) return answer as T;
    if (!hasServer) throw new Refusal('', 0);
  }
  try {
    return await askServer<T>(method, path, body);
  } catch (problem) {
    const answer =
      problem instanceof Refusal && problem.status === 0 ? await here.answer(method, path, body) : undefined;
    if (answer === undefined) throw problem;
    return answer as T;
  }
}

async function askServer<T>(method: Method, path: string, body: unknown): Promise<T> {
  const headers: Record<string, string> = { 'accept-language': settings.language };
  if (body !== undefined) headers['content-type'] = 'application/json';
  let response: Response;
  try {
    response = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  } catch {
    heard(false);
    throw new Refusal('', 0);
  }
  heard(true);
  const text = await response.text();
  if (response.ok) return (text === '' ? undefined : JSON.parse(text)) as T;
  const wait = Number(response.headers.get('retry-after'));
  throw new Refusal(errorOf(text), response.status, wait > 0 ? wait : null);
}

function errorOf(text: string): string {
  try {
    return String((JSON.parse(text) as { error: unknown }).error);
  } catch {
    return text;
  }
}

export const get = <T>(path: string) => ask<T>('GET', path);
export const post = <T>(path: string, body: unknown = {}) => ask<T>('POST', path, body);
