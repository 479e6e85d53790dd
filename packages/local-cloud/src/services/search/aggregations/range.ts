import { asList } from '../Json';
import { OBJECT_PARSER, Options } from '../Options';
import { matching, withValue } from '../query/Matches';
import { notEmulated } from '../Refusal';
import type { Value } from '../segment/DocValues';
import type { AggregationParser } from './Aggregation';
import { valueField } from './valueField';

interface Range {
  key: string;
  from: number | undefined;
  to: number | undefined;
}

/** The aggregation `range`: a bucket for each range of numbers; `from` is inclusive, `to` exclusive. */
export const range: AggregationParser = (json, { mapping }, within) => {
  const options = new Options(json, 'range', OBJECT_PARSER);
  const path = options.required('field');
  const ranges = asList(options.take('ranges')).map((each): Range => {
    const one = new Options(each, 'range', OBJECT_PARSER);
    const [from, to] = [one.number('from'), one.number('to')];
    const key = one.text('key') ?? `${bound(from)}-${bound(to)}`;
    one.end();
    return { key, from, to };
  });
  options.end();
  const field = valueField(mapping, path);
  if (field && (field.type === 'keyword' || field.type === 'date')) throw notEmulated(`range on [${path}]`);
  ranges.sort(
    (a, b) => (a.from ?? -Infinity) - (b.from ?? -Infinity) || (a.to ?? Infinity) - (b.to ?? Infinity),
  );
  return (segment, documents) => ({
    buckets: ranges.map(({ key, from, to }) => {
      const inside = (value: Value): boolean =>
        Number(value) >= (from ?? -Infinity) && Number(value) < (to ?? Infinity);
      const kept = matching(documents, withValue(segment, path, inside, 0));
      return {
        ...{ key, doc_count: kept.length },
        ...(from !== undefined && { from }),
        ...(to !== undefined && { to }),
        ...within?.(segment, kept),
      };
    }),
  });
};

/**
 * Formats a bound for the key of a range bucket as Java formats a double: 50 is `50.0`, and ten million is
 * `1.0E7`. A missing bound is `*`.
 */
function bound(value: number | undefined): string {
  if (value === undefined) return '*';
  if (Math.abs(value) < 1e7) return Number.isInteger(value) ? `${value}.0` : String(value);
  const [digits = '', power] = value.toExponential().replace('+', '').split('e');
  return `${digits.includes('.') ? digits : `${digits}.0`}E${power}`;
}
