import type { JsonObject } from '../Json';

/** One change of the search engine's data, as a line of its log. */
export type Change =
  | { do: 'create'; index: string; definition: JsonObject }
  | { do: 'drop'; index: string }
  | { do: 'point' | 'unpoint'; alias: string; index: string }
  | { do: 'put'; index: string; id: string; version: number; source: JsonObject }
  | { do: 'delete'; index: string; id: string; version: number };
