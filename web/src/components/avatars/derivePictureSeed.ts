import { cloths } from '../../lib/theme/palettes';

const names = Object.keys(cloths) as (keyof typeof cloths)[];

/** Derives a picture from a name: one of the eight colours of cloth, and a number that chooses the pattern. */
export function derivePictureSeed(name: string): { cloth: string; choice: number } {
  let hash = 0x811c9dc5;
  for (const character of name) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193) >>> 0;
  return { cloth: `var(--enishi-cloth-${names[hash % names.length]})`, choice: hash >>> 8 };
}
