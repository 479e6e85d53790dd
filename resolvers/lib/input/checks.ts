import type { Entity } from '../../../model/Entity';
import { brokenLimit } from '../../../model/rules/brokenLimit';
import { brokenSlug } from '../../../model/rules/brokenSlug';
import { invalid, type Item } from '../resolver';

/**
 * Throws `InvalidInput` for field values outside an entity's limits, except the limit `upTo`, which is
 * checked with the maximum lengths of all input texts. Missing fields and null are not checked.
 * @param subs the people whose uploads the input may name
 */
export function checkLimits(limits: Entity['limits'], input: Item, subs: readonly string[] = []): void {
  Object.entries(limits).forEach(([field, limit]) => {
    const value = input[field];
    const rule = value === null || value === undefined ? null : brokenLimit(limit, value, input, subs);
    if (rule) invalid(`input.${field}`, rule);
  });
}

/**
 * Throws `InvalidInput` for texts that are blank or too long. `longest` has the maximum length of each field
 * that is checked. Missing fields and null are not checked.
 */
export function checkTexts(input: Item, longest: Readonly<Record<string, number>>): void {
  Object.entries(longest).forEach(([field, most]) => {
    const value = input[field];
    const isWrong = typeof value === 'string' && (value.trim() === '' || value.length > most);
    if (isWrong) invalid(`input.${field}`, `1..${most}`);
  });
}

/**
 * Throws `InvalidInput` if a text is not a valid URL segment, if its length is outside the range `length`, or
 * if it is at the top level and one of the web app's own segments (`reservedSlugs`).
 */
export function checkSlug(
  field: string,
  slug: string,
  length: readonly [number, number],
  isTopLevel: boolean,
): void {
  const broken = brokenSlug(slug, length, isTopLevel);
  if (broken) invalid(field, broken);
}
