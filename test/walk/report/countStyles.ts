import type { UsedStyle } from '../page/usedStyles';

const kinds = ['font size', 'line height', 'radius', 'colour'] as const;

/**
 * Returns a line with the number of distinct values of each kind that the pages use, for example `used: 9
 * font sizes, …`.
 */
export function countStyles(used: readonly UsedStyle[]): string {
  const counts = kinds.map((kind) => {
    const values = new Set(used.filter((one) => one.kind === kind).map(({ value }) => value));
    return `${values.size} ${kind === 'radius' ? 'radii' : `${kind}s`}`;
  });
  return `used: ${counts.join(', ')}`;
}
