import { isObject, type Json, type JsonObject } from '../Json';
import type { Field } from '../mapping/Field';
import { readFieldValue } from '../mapping/readFieldValue';
import { OBJECT_PARSER, Options } from '../Options';
import { acceptPattern } from '../query/acceptPattern';
import { ExpressionParser } from '../query/automaton/ExpressionParser';
import { notEmulated } from '../Refusal';
import { byCodePoint } from '../segment/byCodePoint';
import type { Value, DocValues } from '../segment/DocValues';
import type { AggregationParser } from './Aggregation';
import { valueField } from './valueField';

/**
 * Returns, for each value of a field, the number of documents that have the value. Documents without a value
 * are counted under `fallback`; if `fallback` is undefined, they are not counted.
 */
function countValues(
  values: DocValues | undefined,
  documents: Int32Array,
  fallback: Value | undefined,
): Map<Value, number> {
  const found = values?.terms ? countWords(values, values.terms.all(), documents) : new Map<Value, number>();
  if (values && !values.terms) eachValue(values, documents, (number) => increase(found, number, 1));
  if (fallback !== undefined) {
    const missing = values ? documents.filter((document) => !values.has(document)).length : documents.length;
    if (missing > 0) increase(found, fallback, missing);
  }
  return found;
}
function countWords(values: DocValues, terms: readonly string[], documents: Int32Array): Map<Value, number> {
  const counts = new Int32Array(terms.length);
  eachValue(values, documents, (ordinal) => {
    counts[ordinal] = (counts[ordinal] ?? 0) + 1;
  });
  const found = new Map<Value, number>();
  counts.forEach((count, ordinal) => {
    if (count > 0) found.set(terms[ordinal] ?? '', count);
  });
  return found;
}
/**
 * Calls `visit` for each document and each distinct value that the document has in the field. The argument
 * of `visit` is the value if the field contains numbers; for keywords, it is the ordinal of the term.
 */
function eachValue(values: DocValues, documents: Int32Array, visit: (value: number) => void): void {
  for (const document of documents) {
    const from = values.from(document);
    for (let index = from, end = values.to(document); index < end; index++) {
      const value = values.at(index);
      // Values are in ascending order, so equal ones follow one another.
      if (index === from || value !== values.at(index - 1)) visit(value);
    }
  }
}
const increase = (counts: Map<Value, number>, value: Value, by: number): void =>
  void counts.set(value, (counts.get(value) ?? 0) + by);

/**
 * Returns those documents that have the given value in the aggregated field.
 * @param isFallback whether `value` is the one under which the aggregation counts documents without a value
 * (its option `missing`); such documents are then returned too
 */
function documentsWith(
  values: DocValues | undefined,
  documents: Int32Array,
  value: Value,
  isFallback: boolean,
): Int32Array {
  const wanted = values?.terms ? values.terms.find(String(value)) : Number(value);
  return documents.filter((document) => {
    if (!values?.has(document)) return isFallback;
    for (let index = values.from(document), end = values.to(document); index < end; index++)
      if (values.at(index) === wanted) return true;
    return false;
  });
}

interface Order {
  by: '_count' | '_key';
  sign: 1 | -1;
}

export const terms: AggregationParser = (json, { mapping }, within) => {
  const options = new Options(json, 'terms', OBJECT_PARSER);
  const path = options.required('field');
  const size = options.number('size') ?? 10;
  const least = options.number('min_doc_count') ?? 1;
  if (least < 1) throw notEmulated('[min_doc_count: 0]');
  const missing = options.take('missing');
  const order = readOrder(options.take('order'));
  const include = options.text('include');
  options.end();
  const field = valueField(mapping, path);
  const isIncluded = readInclude(include, field);
  const fallback = field && missing !== undefined ? readFieldValue(field, missing) : undefined;
  return (segment, documents) => {
    const values = segment.values(path);
    const all = [...countValues(values, documents, fallback)].filter(
      ([value, count]) => count >= least && isIncluded(String(value)),
    );
    all.sort(([a, countA], [b, countB]) => {
      const byKey = compareKeys(a, b);
      if (order.by === '_key') return order.sign * byKey;
      return order.sign * (countA - countB) || byKey;
    });
    return {
      doc_count_error_upper_bound: 0,
      sum_other_doc_count: all.slice(size).reduce((sum, [, count]) => sum + count, 0),
      buckets: all.slice(0, size).map(([key, count]) => ({
        ...shown(field, key),
        doc_count: count,
        ...within?.(segment, documentsWith(values, documents, key, key === fallback)),
      })),
    };
  };
};

/**
 * Returns a function that decides whether a value is counted, according to the aggregation's option `include`
 * (a regular expression for keywords).
 */
function readInclude(include: string | undefined, field: Field | undefined): (value: string) => boolean {
  if (include === undefined || !field) return () => true;
  if (field.type !== 'keyword') throw notEmulated('[include] for other fields than keywords');
  // If no value begins so, OpenSearch 2.19.1 fails with an index_out_of_bounds_exception.
  if (/^\w+\.\*$/.test(include)) throw notEmulated('[include] that is only a beginning');
  return acceptPattern(() => new ExpressionParser(include, false).parse(), 'illegal_argument_exception');
}

function readOrder(json: Json | undefined): Order {
  if (json === undefined) return { by: '_count', sign: -1 };
  const [entry, other] = isObject(json) ? Object.entries(json) : [];
  if (!entry || other || (entry[0] !== '_count' && entry[0] !== '_key'))
    throw notEmulated('this [order] of terms');
  return { by: entry[0], sign: entry[1] === 'asc' ? 1 : -1 };
}

const compareKeys = (a: Value, b: Value): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : byCodePoint(String(a), String(b));

/**
 * Returns the value of a bucket in OpenSearch's JSON: `key` and, for booleans and dates, `key_as_string` with
 * the readable form.
 */
function shown(field: Field | undefined, key: Value): JsonObject {
  if (field?.type === 'boolean') return { key, key_as_string: key === 1 ? 'true' : 'false' };
  if (field?.type === 'date') return { key, key_as_string: new Date(Number(key)).toISOString() };
  return { key };
}
