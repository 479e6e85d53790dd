import { dateMath } from '../mapping/dates';
import type { Field } from '../mapping/Field';
import type { Json } from '../Json';
import { notEmulated, shardError } from '../Refusal';
import { byCodePoint } from '../segment/byCodePoint';
import { boostOf, fieldOptions } from './fieldOptions';
import { withValue } from './Matches';
import type { QueryParser } from './Query';
import { searchValue } from './term';
import { unmapped } from './unmapped';

type Test = (value: string | number) => boolean;

export const range: QueryParser = (json, context) => {
  const { mapping, now } = context;
  const { path, options } = fieldOptions(json, 'range', 'value');
  const bounds = (['gt', 'gte', 'lt', 'lte'] as const).map((key) => [key, options.take(key)] as const);
  const boost = boostOf(options);
  options.end();
  const field = mapping.fields.get(path);
  if (!field) return unmapped(path, context);
  if (field.type === 'text') throw notEmulated('range query on a text field');
  const tests = bounds
    .filter(([, bound]) => bound !== undefined && bound !== null)
    .map(([key, bound]) =>
      bounded(key, boundValue(field, bound ?? null, now, key === 'gt' || key === 'lte')),
    );
  const within: Test = (value) => tests.every((test) => test(value));
  return {
    run: (segment) => withValue(segment, path, within, boost),
  };
};

function boundValue(field: Field, bound: Json, now: number, roundsUp: boolean): string | number {
  if (field.type !== 'date') return searchValue(field, bound, now);
  const time = dateMath(bound, now, roundsUp);
  if (time === undefined)
    throw shardError(
      'parse_exception',
      `failed to parse date field [${String(bound)}] with format [strict_date_optional_time||epoch_millis]`,
    );
  return time;
}

function bounded(key: 'gt' | 'gte' | 'lt' | 'lte', bound: string | number): Test {
  const order = (value: string | number): number =>
    typeof value === 'number' && typeof bound === 'number'
      ? value - bound
      : byCodePoint(String(value), String(bound));
  switch (key) {
    case 'gt':
      return (value) => order(value) > 0;
    case 'gte':
      return (value) => order(value) >= 0;
    case 'lt':
      return (value) => order(value) < 0;
    case 'lte':
      return (value) => order(value) <= 0;
  }
}
