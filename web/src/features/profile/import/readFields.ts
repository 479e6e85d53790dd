import type { Values } from './ImportRow';

/**
 * Returns the values of an entry of a CV under the names of Enishi's fields. Values that are missing in the
 * entry are left out. `fields` has Enishi's name for each name in the CV.
 */
export function readFields(fields: Readonly<Record<string, string>>, entry: object): Values {
  const values = Object.entries(fields).map(([name, field]) => [field, (entry as Values)[name]]);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}
