import type { Values } from './ImportRow';

/**
 * Renames the fields of an entry of a CV to those of Enishi's records, and leaves out fields that the entry
 * does not have.
 * @param fields for each field name in the CV, the name in Enishi's record
 */
export function readFields(fields: Readonly<Record<string, string>>, entry: object): Values {
  const values = Object.entries(fields).map(([name, field]) => [field, (entry as Values)[name]]);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}
