import type { JsonObject } from '../Json';
import { scoreOf, type Matches } from '../query/Matches';
import { sourceOf } from '../segment/Document';
import type { Segment } from '../segment/Segment';
import type { SearchIndex } from '../store/SearchIndex';
import { readSearch, type SearchRequest } from './readSearch';
import { compareRows, type SortValue } from './sort';

interface Row {
  document: number;
  score: number;
  values: SortValue[];
}

/** Answers `_search` on one index; `segment` may be an older state of it. */
export function search(index: SearchIndex, body: JsonObject, segment = index.segment): JsonObject {
  const started = Date.now();
  const request = readSearch(body, index);
  const matches = request.query.run(segment);
  const found = living(segment, matches);
  const shown = request.postFilter ? within(found, request.postFilter.run(segment)) : found;
  const rows = sorted(segment, shown, matches, request);
  const { after, from, size, keys, tracksScores, aggregate } = request;
  const rest = after ? rows.filter(({ values }) => compareRows(keys, values, after) > 0) : rows;
  const hasBest = size > 0 && rows.length > 0 && (keys.length === 0 || tracksScores);
  const best = hasBest ? rows.reduce((most, { score }) => Math.max(most, score), -Infinity) : null;
  const hits = rest.slice(from, from + size).map((row) => hit(index, segment, row, request));
  return {
    took: Date.now() - started,
    timed_out: false,
    _shards: { total: 1, successful: 1, skipped: 0, failed: 0 },
    hits: { ...total(rows.length, request.counted), max_score: best, hits },
    ...(aggregate && { aggregations: aggregate(segment, found) }),
  };
}

/** How many documents a query finds. */
export const count = (segment: Segment, matches: Matches): number => living(segment, matches).length;

function living(segment: Segment, { has }: Matches): number[] {
  const documents: number[] = [];
  has.forEach((yes, document) => {
    if (yes && segment.isLive(document)) documents.push(document);
  });
  return documents;
}

const within = (documents: number[], { has }: Matches): number[] =>
  documents.filter((document) => has[document]);

function sorted(segment: Segment, documents: number[], matches: Matches, { keys }: SearchRequest): Row[] {
  const rows = documents.map((document): Row => {
    const score = scoreOf(matches, document);
    return { document, score, values: keys.map((key) => key.value(segment, document, score)) };
  });
  // Equal ones stay in the order in which they came.
  return rows.sort((a, b) => (keys.length > 0 ? compareRows(keys, a.values, b.values) : b.score - a.score));
}

function hit(index: SearchIndex, segment: Segment, row: Row, request: SearchRequest): JsonObject {
  const stored = segment.documents[row.document];
  if (!stored) throw new Error(`Document ${row.document} of ${index.name} is missing`);
  const whole = sourceOf(stored);
  const source = request.source(whole);
  const highlight = request.highlight?.(whole);
  const { keys, tracksScores } = request;
  const showsScore = keys.length === 0 || tracksScores || keys.some(({ path }) => path === '_score');
  return {
    _index: index.name,
    _id: stored.id,
    ...(request.withVersion && { _version: stored.version }),
    _score: showsScore ? row.score : null,
    ...(source && { _source: source }),
    ...(highlight && { highlight }),
    ...(keys.length > 0 && { sort: row.values }),
  };
}

function total(found: number, counted: number): JsonObject {
  if (counted === 0) return {};
  return { total: { value: Math.min(found, counted), relation: found > counted ? 'gte' : 'eq' } };
}
