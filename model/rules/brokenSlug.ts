import { reservedSlugs } from '../reservedSlugs';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/**
 * Returns the rule that a URL segment chosen by a person breaks; null if it breaks none. `slug`: it contains
 * other characters than lower-case letters, digits and inner hyphens. A range such as `3..30`: its length is
 * outside this range. `reserved`: it is meant for the top level (`isTopLevel`), where the web app itself uses
 * it. Resolvers use this function too, so it is limited to the APPSYNC_JS subset.
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
