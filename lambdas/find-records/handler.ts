import { multiSearch } from '../lib/multiSearch';
import { buildNameQuery } from './buildNameQuery';
import type { FoundRecord } from './RecordSearch';
import { recordSearches } from './recordSearches';

/** The maximum number of records of each kind that one search returns. */
const MOST = 5;

interface Request {
  /** The search text, which the resolver has validated. */
  text: string;
}

/**
 * Finds the talents, jobs and conversations whose names fit a search text, the best of each kind first. It
 * sends one request to OpenSearch for all kinds.
 * @throws Error when one of the searches fails
 */
export async function handler({ text }: Request): Promise<FoundRecord[]> {
  const found = await multiSearch(
    recordSearches.map(({ index, exact, fields }) => ({
      index,
      body: {
        query: buildNameQuery(text, exact),
        _source: fields,
        sort: [{ _score: { order: 'desc' } }, { createdAt: { order: 'desc' } }],
        size: MOST,
      },
    })),
  );
  return recordSearches.flatMap(({ kind, show }, at) =>
    found[at]!.hits.map(({ _id, _source }) => ({ kind, id: _id, ...show(_source) })),
  );
}
