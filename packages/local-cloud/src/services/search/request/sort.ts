import { valueField } from '../aggregations/valueField';
import { asList, isObject, type Json } from '../Json';
import type { Field } from '../mapping/Field';
import { readFieldValue } from '../mapping/readFieldValue';
import type { Mapping } from '../mapping/Mapping';
import { Options } from '../Options';
import { notEmulated, parsingError, shardError } from '../Refusal';
import { byCodePoint } from '../segment/byCodePoint';
import type { Segment } from '../segment/Segment';

export type SortValue = string | number | null;

export interface SortKey {
  path: string;
  descending: boolean;
  /** Whether documents without a value in the sort field come before all others. */
  missingFirst: boolean;
  value(segment: Segment, document: number, score: number): SortValue;
}

const LONG = 2 ** 63;

/**
 * Parses the `sort` of a search request: fields, `_score` and `_doc`, each with its order and its rule for
 * missing values.
 */
export const parseSort = (json: Json | undefined, mapping: Mapping): SortKey[] =>
  asList(json).flatMap((each) => {
    if (typeof each === 'string') return [sortKey(each, {}, mapping)];
    if (!isObject(each)) throw parsingError('malformed sort format');
    return Object.entries(each).map(([path, options]) => sortKey(path, options, mapping));
  });

function sortKey(path: string, json: Json, mapping: Mapping): SortKey {
  const options = new Options(typeof json === 'string' ? { order: json } : json, `sort ${path}`);
  const descending =
    (options.oneOf('order', ['asc', 'desc'] as const) ?? (path === '_score' ? 'desc' : 'asc')) === 'desc';
  if (path === '_score' || path === '_doc') {
    options.end();
    const value = (_: Segment, document: number, score: number): SortValue =>
      path === '_score' ? score : document;
    return { path, descending, missingFirst: false, value };
  }
  const takesMost =
    (options.oneOf('mode', ['min', 'max'] as const) ?? (descending ? 'max' : 'min')) === 'max';
  const missing = options.take('missing') ?? '_last';
  const isOptional = options.text('unmapped_type') !== undefined;
  options.end();
  const field = valueField(mapping, path);
  if (!field && !isOptional)
    throw shardError('query_shard_exception', `No mapping found for [${path}] in order to sort on`);
  const absent = field ? missingValue(field, missing, descending) : null;
  return {
    path,
    descending,
    missingFirst: missing === '_first',
    value: (segment, document) => {
      const values = segment.values(path);
      if (!values?.has(document)) return absent;
      return values.value(takesMost ? values.to(document) - 1 : values.from(document));
    },
  };
}

/**
 * Returns the sort value for documents without a value in the field. If the option `missing` is `_first` or
 * `_last`, the sort value is null for keywords, and the smallest or greatest 64-bit integer for numbers.
 * Otherwise it is the value of `missing`.
 * @throws Refusal for a field of type `double` if `missing` is `_first` or `_last`, which is not emulated
 */
function missingValue(field: Field, missing: Json, descending: boolean): SortValue {
  if (missing !== '_last' && missing !== '_first') return readFieldValue(field, missing);
  if (field.type === 'keyword') return null;
  if (field.type === 'double') throw notEmulated('sorting a double without [missing]');
  return (missing === '_last') === descending ? -LONG : LONG - 1;
}

/** Compares two rows of a search result by their sort values. Negative when a comes before b. */
export function compareRows(keys: SortKey[], a: SortValue[], b: SortValue[]): number {
  for (const [index, key] of keys.entries()) {
    const order = compareValues(key, a[index] ?? null, b[index] ?? null);
    if (order !== 0) return order;
  }
  return 0;
}

export function compareValues(key: SortKey, left: SortValue, right: SortValue): number {
  if (left === right) return 0;
  if (left === null || right === null) return (left === null) === key.missingFirst ? -1 : 1;
  const order =
    typeof left === 'number' && typeof right === 'number'
      ? left - right
      : byCodePoint(String(left), String(right));
  return key.descending ? -order : order;
}
