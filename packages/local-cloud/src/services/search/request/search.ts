import type { JsonObject } from '../Json';
import { matching, scoreOf, type Matches } from '../query/Matches';
import type { Segment } from '../segment/Segment';
import type { SearchIndex } from '../store/SearchIndex';
import { collect, type Row } from './collect';
import { readSearch, type SearchRequest } from './readSearch';

/**
 * Executes a search request on one index.
 * @param segment the state of the index to search: the current state or, for a point in time, an older one
 */
export function search(index: SearchIndex, body: JsonObject, segment = index.segment): JsonObject {
  const started = Date.now();
  const request = readSearch(body, index);
  const matches = request.query.run(segment);
  const found = living(segment, matches);
  const shown = request.postFilter ? matching(found, request.postFilter.run(segment)) : found;
  const { size, keys, tracksScores, aggregate } = request;
  const hasBest = size > 0 && shown.length > 0 && (keys.length === 0 || tracksScores);
  const hits = collect(segment, shown, matches, request).map((row) => hit(index, segment, row, request));
  return {
    took: Date.now() - started,
    timed_out: false,
    _shards: { total: 1, successful: 1, skipped: 0, failed: 0 },
    hits: { ...total(shown.length, request.counted), max_score: hasBest ? best(shown, matches) : null, hits },
    ...(aggregate && { aggregations: aggregate(segment, found) }),
  };
}

/** Returns how many documents of a segment match a query; deleted documents do not count. */
export const count = (segment: Segment, matches: Matches): number => living(segment, matches).length;

/** Returns the numbers of the matching documents that have not been deleted, in ascending order. */
function living(segment: Segment, { has }: Matches): Int32Array {
  const documents = new Int32Array(segment.size);
  let length = 0;
  for (let document = 0; document < has.length; document++)
    if (has[document] && segment.isLive(document)) documents[length++] = document;
  return documents.subarray(0, length);
}

function best(documents: Int32Array, matches: Matches): number {
  let most = -Infinity;
  for (const document of documents) most = Math.max(most, scoreOf(matches, document));
  return most;
}

function hit(index: SearchIndex, segment: Segment, row: Row, request: SearchRequest): JsonObject {
  const stored = segment.documents[row.document];
  if (!stored) throw new Error(`Document ${row.document} of ${index.name} is missing`);
  let whole: JsonObject | undefined;
  const read = (): JsonObject => (whole ??= stored.source.read());
  const source = request.source(read);
  const highlight = request.highlight?.(read());
  const slots = request.query.slots?.get(row.document);
  const { keys, tracksScores } = request;
  const showsScore = keys.length === 0 || tracksScores || keys.some(({ path }) => path === '_score');
  return {
    _index: index.name,
    _id: stored.id,
    ...(request.withVersion && { _version: stored.version }),
    _score: showsScore ? row.score : null,
    ...(source && { _source: source }),
    ...(slots && { fields: { _percolator_document_slot: slots } }),
    ...(highlight && { highlight }),
    ...(keys.length > 0 && { sort: row.values }),
  };
}

function total(found: number, counted: number): JsonObject {
  if (counted === 0) return {};
  return { total: { value: Math.min(found, counted), relation: found > counted ? 'gte' : 'eq' } };
}
