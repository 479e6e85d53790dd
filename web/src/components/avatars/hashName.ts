/**
 * Returns a number computed from a name (FNV-1a hash), so that the same name always gets the same picture.
 */
export function hashName(name: string): number {
  let hash = 0x811c9dc5;
  for (const character of name) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193) >>> 0;
  return hash;
}
