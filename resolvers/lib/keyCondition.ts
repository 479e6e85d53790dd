import { invalid } from './invalid';
import type { Item } from './Item';

/** What a list is asked of its sort key: one comparison, as an index takes it; null where nothing is asked. */
export function keyCondition(field: string, given: Item | null | undefined): Item | null {
  if (!given) return null;
  const asked = Object.entries(given).filter(([, value]) => value !== null && value !== undefined);
  const [only] = asked;
  if (!only || asked.length > 1) return invalid(field, 'exactly one comparison');
  const [operator, value] = only;
  if (operator === 'between') {
    const [from, to, more] = value as (string | number | undefined)[];
    const isRange = from !== undefined && to !== undefined && more === undefined && from <= to;
    if (!isRange) invalid(`${field}.between`, 'two values, the lower one first');
  }
  const values = Array.isArray(value) ? (value as unknown[]) : [value];
  if (values.includes('')) invalid(`${field}.${operator}`, 'not empty');
  return { [operator]: value };
}
