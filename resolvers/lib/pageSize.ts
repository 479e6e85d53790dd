import { invalid } from './invalid';

/** How many rows a page has: 20 unless told, never above the most; anything else is `InvalidInput`. */
export function pageSize(limit: number | null | undefined, most: number, usual = 20): number {
  if (limit === null || limit === undefined) return usual;
  if (limit < 1 || limit > most) invalid('limit', `1..${most}`);
  return limit;
}
