import type { Shape } from './resumeShape';

/**
 * The error for a value that the format JSON Resume does not allow. `place` says where the value is in the
 * file, such as `work[2].startDate`.
 */
export class Mismatch extends Error {
  constructor(readonly place: string) {
    super(place);
  }
}

const DATE = /^(\d{4})(?:-(0[1-9]|1[0-2])(?:-(0[1-9]|[12]\d|3[01]))?)?(?:T.*)?$/;

/**
 * Returns the first day of a date: a year becomes its first of January, a month its first day. `place` is the
 * place of the date in the file, for the error.
 */
function readDate(text: string, place: string): string {
  const [, year, month = '01', day = '01'] = DATE.exec(text) ?? [];
  if (!year) throw new Mismatch(place);
  return `${year}-${month}-${day}`;
}

/**
 * Returns those parts of a parsed JSON value that `shape` describes, with dates converted to days
 * (YYYY-MM-DD). Null and empty texts become undefined, because other services write them for unknown values.
 * @throws Mismatch for a value that does not have the shape
 */
export function readValue(value: unknown, shape: Shape, place = ''): unknown {
  if (value === undefined || value === null || value === '') return undefined;
  if (shape === 'text' || shape === 'date') {
    if (typeof value !== 'string') throw new Mismatch(place);
    const text = value.trim();
    return text === '' ? undefined : shape === 'date' ? readDate(text, place) : text;
  }
  const isList = Array.isArray(shape);
  if (typeof value !== 'object' || Array.isArray(value) !== isList) throw new Mismatch(place);
  if (isList) {
    const [each] = shape as readonly [Shape];
    return (value as unknown[]).flatMap((item, index) => {
      const read = readValue(item, each, `${place}[${index}]`);
      return read === undefined ? [] : [read];
    });
  }
  const fields = Object.entries(shape).map(([field, of]) => {
    const at = place === '' ? field : `${place}.${field}`;
    return [field, readValue((value as Record<string, unknown>)[field], of, at)];
  });
  return Object.fromEntries(fields.filter(([, read]) => read !== undefined));
}
