import type { FacetOption } from './FacetOption';

/**
 * Builds the options of a facet from entries of the catalogue and the counts of the search. The order of the
 * entries stays.
 */
export const buildFacetOptions = (
  entries: readonly { id: string; name: string }[],
  counts: ReadonlyMap<string, number> | undefined,
): FacetOption[] =>
  entries.map(({ id, name }) => ({ value: id, label: name, count: counts && (counts.get(id) ?? 0) }));
