import type { Entity } from '../../../model/Entity';
import { isLongerThan } from '../../../model/isLongerThan';
import { brokenLimit } from '../../../model/rules/brokenLimit';
import { brokenSlug } from '../../../model/rules/brokenSlug';
import type { StoredRow } from '../../generated/types';
import { invalid } from '../resolver';

/**
 * Throws `InvalidInput` for field values outside an entity's limits. Missing fields and null are not checked,
 * and the limit `upTo` is checked elsewhere (with the maximum lengths of all texts).
 * @param subs the people whose uploaded files the input may name
 */
export function checkLimits(limits: Entity['limits'], input: StoredRow, subs: readonly string[] = []): void {
  Object.entries(limits).forEach(([field, limit]) => {
    const value = input[field];
    const rule = value === null || value === undefined ? null : brokenLimit(limit, value, input, subs);
    if (rule) invalid(`input.${field}`, rule);
  });
}

/**
 * Throws `InvalidInput` for texts that are blank or too long. Missing fields and null are not checked.
 * @param longest maximum length of each field to check
 */
export function checkTexts(input: StoredRow, longest: Readonly<Record<string, number>>): void {
  Object.entries(longest).forEach(([field, most]) => {
    const value = input[field];
    const isWrong = typeof value === 'string' && (value.trim() === '' || isLongerThan(value, most));
    if (isWrong) invalid(`input.${field}`, `1..${most}`);
  });
}

/**
 * Throws `InvalidInput` if a text is not a valid segment of a URL's path, or if its length is outside the
 * range `length`. With `isTopLevel`, also throws it if the web app has a page with this path
 * (`reservedSlugs`).
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
