import type { EnumValue } from '../../model/enums';
import { multiSearch } from '../lib/multiSearch';
import { type CatalogUse, countUses } from './countUses';
import { buildNameQuery } from './buildNameQuery';
import type { FoundRecord } from './RecordSearch';
import { recordSearches } from './recordSearches';

/** The maximum number of records of each kind that one search returns. */
const MOST = 5;

/** The search text, or the catalogue whose uses are counted. The resolvers have validated both. */
type Request = { text: string } | { usesOf: EnumValue<'UsedCatalogue'> };

/** Finds the talents, jobs and conversations whose names fit a text, the best of each kind first. */
async function findByName(text: string): Promise<FoundRecord[]> {
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

/**
 * Finds the records whose names fit a search text, or counts how often the entries of a catalogue are used. It sends
 * one request to OpenSearch.
 * @throws Error when one of the searches fails
 */
export async function handler(request: Request): Promise<FoundRecord[] | CatalogUse[]> {
  return 'text' in request ? findByName(request.text) : countUses(request.usesOf);
}
