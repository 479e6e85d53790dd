import type { Aggregation } from '../aggregations/Aggregation';
import { parseAggregations } from '../aggregations/parseAggregations';
import type { Json, JsonObject } from '../Json';
import { Options } from '../Options';
import { illegalArgument, notEmulated, shardError } from '../Refusal';
import { parseQuery } from '../query/parseQuery';
import type { Query, QueryContext } from '../query/Query';
import type { SearchIndex } from '../store/SearchIndex';
import { parseHighlight, type Highlighter } from './parseHighlight';
import { parseSort, type SortKey, type SortValue } from './sort';
import { parseSourceFilter, type SourceFilter } from './parseSourceFilter';

const WINDOW = 10_000;
const COUNTED = 10_000;

export interface SearchRequest {
  query: Query;
  postFilter: Query | undefined;
  aggregate: Aggregation | undefined;
  from: number;
  size: number;
  keys: SortKey[];
  after: SortValue[] | undefined;
  source: SourceFilter;
  highlight: Highlighter | undefined;
  /** The number up to which a search counts its hits (`track_total_hits`); 0 if it does not count them. */
  counted: number;
  tracksScores: boolean;
  withVersion: boolean;
}

/**
 * Parses and validates the body of a search request.
 * @throws Refusal for anything that is not emulated
 */
export function readSearch(body: JsonObject, { mapping, analysis }: SearchIndex): SearchRequest {
  const options = new Options(body, 'search');
  const base = { mapping, analysis, now: Date.now() };
  const parse = (json: Json | undefined): Query => parseQuery(json, base);
  const context: QueryContext = { ...base, parse };
  const optional = <T>(key: string, read: (json: Json) => T): T | undefined => {
    const json = options.take(key);
    return json === undefined || json === null ? undefined : read(json);
  };
  const query = parse(options.take('query') ?? { match_all: {} });
  const aggregations = (json: Json): Aggregation => parseAggregations(json, context);
  const from = options.number('from') ?? 0;
  const keys = parseSort(options.take('sort'), mapping);
  const request: SearchRequest = {
    query,
    postFilter: optional('post_filter', parse),
    aggregate: optional('aggs', aggregations) ?? optional('aggregations', aggregations),
    from,
    size: options.number('size') ?? 10,
    // Results are sorted by score anyway. Without sort keys the response has no sort values.
    keys: keys.length === 1 && keys[0]?.path === '_score' && keys[0].descending ? [] : keys,
    after: readAfter(options.take('search_after'), keys, from),
    source: parseSourceFilter(options.take('_source')),
    highlight: optional('highlight', (json) => parseHighlight(json, mapping, query, parse)),
    counted: readCounted(options.take('track_total_hits')),
    tracksScores: options.flag('track_scores') ?? false,
    withVersion: options.flag('version') ?? false,
  };
  const [unknown] = options.rest();
  if (unknown !== undefined) throw notEmulated(`[${unknown}] in a search request`);
  checkWindow(request);
  return request;
}

function readCounted(json: Json | undefined): number {
  if (json === undefined) return COUNTED;
  if (typeof json === 'boolean') return json ? Infinity : 0;
  return Number(json);
}

function readAfter(json: Json | undefined, keys: SortKey[], from: number): SortValue[] | undefined {
  if (json === undefined) return undefined;
  const values = Array.isArray(json) ? json : [];
  if (from > 0) throw illegalArgument('`from` parameter must be set to 0 when `search_after` is used.');
  if (keys.length === 0)
    throw shardError('illegal_argument_exception', 'Sort must contain at least one field.');
  if (values.length !== keys.length)
    throw shardError(
      'illegal_argument_exception',
      `search_after has ${values.length} value(s) but sort has ${keys.length}.`,
    );
  return values.map((value) => (typeof value === 'number' || value === null ? value : String(value)));
}

function checkWindow({ from, size }: SearchRequest): void {
  if (from < 0) throw illegalArgument('[from] parameter cannot be negative');
  if (size < 0) throw illegalArgument(`[size] parameter cannot be negative, found [${size}]`);
  if (from + size > WINDOW)
    throw shardError(
      'illegal_argument_exception',
      `Result window is too large, from + size must be less than or equal to: [${WINDOW}] but was [${from + size}]. See the scroll api for a more efficient way to request large data sets. This limit can be set by changing the [index.max_result_window] index level setting.`,
    );
}
