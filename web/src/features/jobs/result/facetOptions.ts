import type { FacetOption } from '../../../components/filters/FacetOption';

/** The catalogue's entries with their counts; those that would find nothing stand last, else the order stays. */
export function facetOptions(
  entries: readonly { id: string; name: string }[],
  counts: ReadonlyMap<string, number> | undefined,
): FacetOption[] {
  const options = entries.map(({ id, name }) => ({
    value: id,
    label: name,
    count: counts && (counts.get(id) ?? 0),
  }));
  return [...options.filter(({ count }) => count !== 0), ...options.filter(({ count }) => count === 0)];
}
