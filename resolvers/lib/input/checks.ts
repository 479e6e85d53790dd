import type { Entity, Limit } from '../../../model/Entity';
import { invalid } from '../invalid';
import type { Item } from '../Item';

function checkText(field: string, text: string, most: number): void {
  if (text.trim() === '' || text.length > most) invalid(`input.${field}`, `1..${most}`);
}

function check(field: string, value: unknown, limit: Limit, input: Item): void {
  const text = `${value}`;
  if (typeof limit === 'number') return checkText(field, text, limit);
  const isLink = text.startsWith('https://');
  if (limit === 'https') {
    if (!isLink) invalid(`input.${field}`, 'https');
    return;
  }
  if (Array.isArray(limit)) {
    const [least, most] = limit as [number, number];
    if ((value as number) < least || (value as number) > most) invalid(`input.${field}`, `${least}..${most}`);
    return;
  }
  const { most, by, https } = limit as { most: number; by: string; https: readonly string[] };
  checkText(field, text, most);
  if (!isLink && https.includes(`${input[by]}`)) invalid(`input.${field}`, 'https');
}

/** Refuses given values outside an entity's limits; what is absent or null is not looked at. */
export function checkLimits(limits: Entity['limits'], input: Item): void {
  Object.entries(limits).forEach(([field, limit]) => {
    const value = input[field];
    if (value !== null && value !== undefined) check(field, value, limit, input);
  });
}
