import type { Query } from './Query';

/** Returns the key of a term of a field in `Query.needs`. */
export const termKey = (path: string, term: string): string => `${path}\0${term}`;

/** Returns what a query needs that matches as soon as one of its parts does. */
export function needsOfAny(parts: readonly (readonly string[] | undefined)[]): string[] | undefined {
  return parts.every((part) => part !== undefined) ? [...new Set(parts.flat())] : undefined;
}

/** Returns what a query needs that matches only if all of its parts do: the shortest list, which excludes most. */
export function needsOfAll(parts: readonly (readonly string[] | undefined)[]): readonly string[] | undefined {
  const known = parts.filter((part) => part !== undefined);
  return known.length === 0
    ? undefined
    : known.reduce((least, part) => (part.length < least.length ? part : least));
}

/** Returns the slots of a percolation among the clauses of a query. */
export const slotsIn = (queries: readonly Query[]): Query['slots'] =>
  queries.find(({ slots }) => slots !== undefined)?.slots;
