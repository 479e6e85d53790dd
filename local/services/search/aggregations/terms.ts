import { isObject, type Json, type JsonObject } from '../Json';
import type { Field } from '../mapping/Field';
import { fieldValue } from '../mapping/fieldValue';
import { OBJECT_PARSER, Options } from '../Options';
import { notHere } from '../Refusal';
import { byCodePoint } from '../segment/byCodePoint';
import type { Segment } from '../segment/Segment';
import type { AggregationParser } from './Aggregation';
import { valueField } from './valueField';

type Key = string | number;
interface Order {
  by: '_count' | '_key';
  sign: 1 | -1;
}

export const terms: AggregationParser = (json, { mapping }, within) => {
  const options = new Options(json, 'terms', OBJECT_PARSER);
  const path = options.required('field');
  const size = options.number('size') ?? 10;
  const least = options.number('min_doc_count') ?? 1;
  if (least < 1) throw notHere('[min_doc_count: 0]');
  const missing = options.take('missing');
  const order = readOrder(options.take('order'));
  options.end();
  const field = valueField(mapping, path);
  const fallback = field && missing !== undefined ? fieldValue(field, missing) : undefined;
  return (segment, documents) => {
    const groups = [...group(segment, path, documents, fallback)].filter(([, list]) => list.length >= least);
    groups.sort(([a, listA], [b, listB]) => {
      const byKey = compareKeys(a, b);
      if (order.by === '_key') return order.sign * byKey;
      return order.sign * (listA.length - listB.length) || byKey;
    });
    return {
      doc_count_error_upper_bound: 0,
      sum_other_doc_count: groups.slice(size).reduce((sum, [, list]) => sum + list.length, 0),
      buckets: groups
        .slice(0, size)
        .map(([key, list]) => ({ ...shown(field, key), doc_count: list.length, ...within(segment, list) })),
    };
  };
};

function group(
  segment: Segment,
  path: string,
  documents: readonly number[],
  fallback: Key | undefined,
): Map<Key, number[]> {
  const groups = new Map<Key, number[]>();
  const missing = fallback === undefined ? [] : [fallback];
  for (const document of documents) {
    const values = segment.values(path, document) ?? missing;
    for (const value of values.length > 1 ? new Set(values) : values) {
      const list = groups.get(value);
      if (list) list.push(document);
      else groups.set(value, [document]);
    }
  }
  return groups;
}

function readOrder(json: Json | undefined): Order {
  if (json === undefined) return { by: '_count', sign: -1 };
  const [entry, other] = isObject(json) ? Object.entries(json) : [];
  if (!entry || other || (entry[0] !== '_count' && entry[0] !== '_key'))
    throw notHere('this [order] of terms');
  return { by: entry[0], sign: entry[1] === 'asc' ? 1 : -1 };
}

const compareKeys = (a: Key, b: Key): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : byCodePoint(String(a), String(b));

/** A key with the form in which people read it. */
function shown(field: Field | undefined, key: Key): JsonObject {
  if (field?.type === 'boolean') return { key, key_as_string: key === 1 ? 'true' : 'false' };
  if (field?.type === 'date') return { key, key_as_string: new Date(Number(key)).toISOString() };
  return { key };
}
