/**
 * Compares two texts by code points, the order in which Lucene sorts terms. JavaScript compares UTF-16 code
 * units, so its order differs for characters beyond U+FFFF.
 */
export function byCodePoint(a: string, b: string): number {
  const end = Math.min(a.length, b.length);
  let at = 0;
  while (at < end && a.charCodeAt(at) === b.charCodeAt(at)) at++;
  return at === end ? a.length - b.length : rank(a.charCodeAt(at)) - rank(b.charCodeAt(at));
}

const rank = (unit: number): number => (unit < 0xd800 ? unit : unit < 0xe000 ? unit + 0x2000 : unit - 0x800);
