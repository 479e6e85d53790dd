import type { FacetOption } from './FacetOption';

/**
 * Builds the options of a facet (a filter with counts) from catalogue entries and the counts of the search.
 * The options have the order of the entries.
 */
export const buildFacetOptions = (
  entries: readonly { id: string; name: string; kana?: string | null }[],
  counts: ReadonlyMap<string, number> | undefined,
): FacetOption[] =>
  entries.map(({ id, name, kana }) => ({
    ...{ value: id, label: name, kana },
    count: counts && (counts.get(id) ?? 0),
  }));
