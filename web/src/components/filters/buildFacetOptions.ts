import type { FacetOption } from './FacetOption';

/** The entries with their counts, in the given order. */
export const buildFacetOptions = (
  entries: readonly { id: string; name: string }[],
  counts: ReadonlyMap<string, number> | undefined,
): FacetOption[] =>
  entries.map(({ id, name }) => ({ value: id, label: name, count: counts && (counts.get(id) ?? 0) }));
