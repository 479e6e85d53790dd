import type { JsonObject } from '../Json';
import type { Field } from '../mapping/Field';
import { OBJECT_PARSER, Options } from '../Options';
import { notEmulated, shardError } from '../Refusal';
import type { DocValues, Value } from '../segment/DocValues';
import type { AggregationParser } from './Aggregation';
import { valueField } from './valueField';

type Summary = (values: Value[]) => number | null;

const total = (values: Value[]): number => values.reduce<number>((sum, value) => sum + Number(value), 0);

const least = (values: Value[]): number => values.reduce<number>((a, b) => Math.min(a, Number(b)), Infinity);

const most = (values: Value[]): number => values.reduce<number>((a, b) => Math.max(a, Number(b)), -Infinity);

const orNull =
  (summary: (values: Value[]) => number): Summary =>
  (values) =>
    values.length === 0 ? null : summary(values);

const SINGLE: Record<string, Summary | undefined> = {
  avg: orNull((values) => total(values) / values.length),
  cardinality: (values) => new Set(values).size,
  max: orNull(most),
  min: orNull(least),
  sum: total,
  value_count: (values) => values.length,
};
const ON_ANYTHING = new Set(['cardinality', 'value_count']);
const SHOWN_AS_DATE = new Set(['avg', 'max', 'min', 'sum']);

/**
 * Returns the parser for an aggregation that computes numbers from a field: one number (such as `avg` or
 * `max`) or several (`stats`). Undefined if `type` is another aggregation.
 */
export function metric(type: string): AggregationParser | undefined {
  const summary = Object.hasOwn(SINGLE, type) ? SINGLE[type] : undefined;
  if (!summary && type !== 'stats') return undefined;
  return (json, { mapping }) => {
    const options = new Options(json, type, OBJECT_PARSER);
    const path = options.required('field');
    options.number('precision_threshold');
    if (options.take('missing') !== undefined) throw notEmulated(`[missing] of [${type}]`);
    options.end();
    const field = valueField(mapping, path);
    if (field?.type === 'keyword' && !ON_ANYTHING.has(type))
      throw shardError(
        'illegal_argument_exception',
        `Field [${path}] of type [keyword] is not supported for aggregation [${type}]`,
      );
    return (segment, documents) => {
      const values = valuesOf(segment.values(path), documents);
      return summary ? single(type, field, summary(values)) : stats(field, values);
    };
  };
}

function valuesOf(column: DocValues | undefined, documents: Int32Array): Value[] {
  const values: Value[] = [];
  if (!column) return values;
  for (const document of documents)
    for (let index = column.from(document); index < column.to(document); index++)
      values.push(column.value(index));
  return values;
}

function single(type: string, field: Field | undefined, value: number | null): JsonObject {
  return { value, ...(SHOWN_AS_DATE.has(type) && asString(field, 'value', value)) };
}

function stats(field: Field | undefined, values: Value[]): JsonObject {
  const sum = total(values);
  const isEmpty = values.length === 0;
  const found = {
    min: isEmpty ? null : least(values),
    max: isEmpty ? null : most(values),
    avg: isEmpty ? null : sum / values.length,
    sum,
  };
  const names = Object.entries(found).map(([name, value]) => asString(field, name, value));
  return { count: values.length, ...found, ...Object.assign({}, ...names) };
}

function asString(field: Field | undefined, name: string, value: number | null): JsonObject {
  if (value === null) return {};
  if (field?.type === 'date') return { [`${name}_as_string`]: new Date(value).toISOString() };
  if (field?.type === 'boolean') return { [`${name}_as_string`]: value === 0 ? 'false' : 'true' };
  return {};
}
