// Who knows the rules. Today the server does; a browser that knows them itself would answer the same questions.

import { get } from '../api/client';
import type { Position } from '../api/types';

export interface Rules {
  /** The position after these moves of the turn that has begun. */
  position(moves: readonly string[]): Promise<Position>;
  /** Why no legal move begins with these clicks. */
  why(moves: readonly string[], clicks: readonly string[]): Promise<string | null>;
}

export class ServerRules implements Rules {
  constructor(readonly table: string) {}

  position(moves: readonly string[]): Promise<Position> {
    return get(`/api/tables/${this.table}/position${moves.length > 0 ? `?moves=${joined(moves)}` : ''}`);
  }

  async why(moves: readonly string[], clicks: readonly string[]): Promise<string | null> {
    const path = `/api/tables/${this.table}/why?moves=${joined(moves)}&clicks=${joined(clicks)}`;
    return (await get<{ reason: string | null }>(path)).reason;
  }
}

const joined = (texts: readonly string[]): string => encodeURIComponent(texts.join('_'));
