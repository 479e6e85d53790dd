import { util } from '@aws-appsync/utils';
import type { Entity, Limit } from '../../../model/Entity';
import { invalid, type Item } from '../resolver';
import { reservedSlugs } from '../../../model/reservedSlugs';

function checkText(field: string, text: string, most: number): void {
  if (text.trim() === '' || text.length > most) invalid(`input.${field}`, `1..${most}`);
}

/**
 * Throws `InvalidInput` if a value exceeds its limit. Limits of the kind `upTo` are skipped, because `checkInput`
 * checks them.
 */
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
  const { most, by, https } = limit as { most?: number; by: string; https: readonly string[] };
  if (most === undefined) return;
  checkText(field, text, most);
  if (!isLink && https.includes(`${input[by]}`)) invalid(`input.${field}`, 'https');
}

/** Throws `InvalidInput` for field values outside an entity's limits. Missing fields and null are not checked. */
export function checkLimits(limits: Entity['limits'], input: Item): void {
  Object.entries(limits).forEach(([field, limit]) => {
    const value = input[field];
    if (value !== null && value !== undefined) check(field, value, limit, input);
  });
}

/** Throws `InvalidInput` for texts that are blank or too long. Missing fields and null are not checked. */
export function checkTexts(input: Item, longest: Readonly<Record<string, number>>): void {
  Object.entries(longest).forEach(([field, most]) => {
    const value = input[field];
    const isWrong = typeof value === 'string' && (value.trim() === '' || value.length > most);
    if (isWrong) invalid(`input.${field}`, `1..${most}`);
  });
}

/**
 * Throws `InvalidInput` if a text is not a valid URL segment or, for a segment at the top level, if it is one of the
 * web app's own paths.
 */
export function checkSlug(field: string, slug: string, isTopLevel: boolean): void {
  if (!util.matches('^[a-z0-9]([a-z0-9-]{0,58}[a-z0-9])?$', slug)) invalid(field, 'slug');
  if (isTopLevel && reservedSlugs.split(' ').includes(slug)) invalid(field, 'reserved');
}
