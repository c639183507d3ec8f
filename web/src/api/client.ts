// Asking the server.

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

export async function ask<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { 'accept-language': settings.language };
  if (body !== undefined) headers['content-type'] = 'application/json';
  let response: Response;
  try {
    response = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  } catch {
    throw new Refusal('', 0);
  }
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
