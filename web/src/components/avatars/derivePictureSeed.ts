const HUES = [222, 206, 168, 96, 42, 22, 348, 280];

/** Derives a picture from a name: one of eight hues, and a number that chooses the pattern. */
export function derivePictureSeed(name: string): { hue: number; choice: number } {
  let hash = 0x811c9dc5;
  for (const character of name) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193) >>> 0;
  return { hue: HUES[hash % HUES.length]!, choice: hash >>> 8 };
}
