import { reservedSlugs } from '../reservedSlugs';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/**
 * The rule that a URL segment chosen by a person breaks, or null: `slug` for other characters than lower-case letters,
 * digits and inner hyphens, its length, or `reserved` at the top level for a segment of the app's own routes. Resolvers
 * use this function too, so it is limited to the APPSYNC_JS subset.
 */
export function brokenSlug(
  slug: string,
  [least, most]: readonly [number, number],
  isTopLevel: boolean,
): string | null {
  const signs = slug.split('');
  const isPlain = signs.every((sign) => LETTERS.includes(sign) || sign === '-');
  if (slug === '' || !isPlain || signs[0] === '-' || signs[signs.length - 1] === '-') return 'slug';
  if (slug.length < least || slug.length > most) return `${least}..${most}`;
  return isTopLevel && reservedSlugs.split(' ').includes(slug) ? 'reserved' : null;
}
