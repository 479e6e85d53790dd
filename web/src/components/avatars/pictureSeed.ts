const HUES = [222, 206, 168, 96, 42, 22, 348, 280];

/** The same name always gets the same picture: a hue of eight and a whole number to choose a pattern by. */
export function pictureSeed(name: string): { hue: number; choice: number } {
  let hash = 0x811c9dc5;
  for (const character of name) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193) >>> 0;
  return { hue: HUES[hash % HUES.length]!, choice: hash >>> 8 };
}
