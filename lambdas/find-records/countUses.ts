import { multiSearch } from '../lib/multiSearch';

/** More entries than any catalogue has. */
const MOST = 10_000;

/** How many talents and jobs refer to an entry of a catalogue, as the API returns it. */
export interface CatalogUse {
  id: string;
  talents: number;
  jobs: number;
}

/**
 * Counts, in one request to OpenSearch, the talents and the jobs that refer to each entry of a catalogue.
 * @param field the field of the search documents that has the ids of the entries
 */
export async function countUses(field: string): Promise<CatalogUse[]> {
  const body = { size: 0, aggs: { uses: { terms: { field, size: MOST } } } };
  const [talents, jobs] = (
    await multiSearch([
      { index: 'users-admin', body },
      { index: 'open-jobs-admin', body },
    ])
  ).map(({ counts }) => counts['uses'] ?? new Map<string, number>());
  const ids = new Set([...(talents?.keys() ?? []), ...(jobs?.keys() ?? [])]);
  return [...ids].map((id) => ({ id, talents: talents?.get(id) ?? 0, jobs: jobs?.get(id) ?? 0 }));
}
