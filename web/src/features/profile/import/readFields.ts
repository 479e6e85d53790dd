import type { Values } from './ImportRow';

/** Returns the values of an entry of a file under the names of Enishi's fields. What is missing stays missing. */
export function readFields(fields: Readonly<Record<string, string>>, entry: object): Values {
  const values = Object.entries(fields).map(([name, field]) => [field, (entry as Values)[name]]);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}
