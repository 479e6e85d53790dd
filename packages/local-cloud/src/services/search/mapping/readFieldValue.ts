import type { Json } from '../Json';
import { Refusal } from '../Refusal';
import { parseDate } from './dates';
import type { Field } from './Field';

const RANGES = { integer: 2 ** 31, long: 2 ** 63 } as const;

/**
 * Converts a value in a document to what a field indexes: for a text field the text itself, for a keyword
 * field the normalized text, for other fields a number.
 * @throws Refusal when the value does not fit the type of the field
 */
export function readFieldValue(field: Field, value: Json): string | number {
  switch (field.type) {
    case 'text':
      return text(field, value);
    case 'keyword':
      return normalise(field, text(field, value));
    case 'boolean':
      if (value === true || value === 'true') return 1;
      if (value === false || value === 'false' || value === '') return 0;
      throw unreadable(field, value);
    case 'date':
      return parseDate(value) ?? fail(field, value);
    case 'double':
      return number(field, value);
    default: {
      const whole = Math.trunc(number(field, value));
      if (Math.abs(whole) > RANGES[field.type]) throw unreadable(field, value);
      return whole;
    }
  }
}

export const normalise = ({ analyzer }: Field, value: string): string =>
  analyzer ? (analyzer.analyze(value)[0]?.term ?? '') : value;

function text(field: Field, value: Json): string {
  if (value !== null && typeof value === 'object') throw unreadable(field, value);
  return String(value);
}

function number(field: Field, value: Json): number {
  const read = typeof value === 'number' || typeof value === 'string' ? Number(value) : NaN;
  if (!Number.isFinite(read) || value === '') throw unreadable(field, value);
  return read;
}

function fail(field: Field, value: Json): never {
  throw unreadable(field, value);
}

const unreadable = ({ path, type }: Field, value: Json): Refusal =>
  new Refusal(
    400,
    'mapper_parsing_exception',
    `failed to parse field [${path}] of type [${type}]. Preview of field's value: '${String(value)}'`,
  );
