import { cloths } from '../../lib/theme/palettes';

const names = Object.keys(cloths) as (keyof typeof cloths)[];

/**
 * Derives from a name what a generated picture looks like: one of the eight colours of cloth, and a number
 * that chooses the pattern. The same name always has the same picture.
 */
export function derivePictureSeed(name: string): { cloth: string; choice: number } {
  let hash = 0x811c9dc5;
  for (const character of name) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193) >>> 0;
  return { cloth: `var(--enishi-cloth-${names[hash % names.length]})`, choice: hash >>> 8 };
}
