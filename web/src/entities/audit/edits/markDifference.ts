/** A part of a text, and whether the other text lacks it. */
export interface Part {
  text: string;
  isChanged: boolean;
}

/** Returns how many elements at the start of both lists are equal. */
function countEqual(one: readonly string[], other: readonly string[], most: number): number {
  let count = 0;
  while (count < most && one[count] === other[count]) count += 1;
  return count;
}

/**
 * Splits two texts into what they have in common at the start and at the end, and what differs in between.
 * Returns the parts of each text; empty parts are left out. Texts without a common part differ as a whole.
 */
export function markDifference(before: string, after: string): { before: Part[]; after: Part[] } {
  const [one, other] = [[...before], [...after]];
  const most = Math.min(one.length, other.length);
  const start = countEqual(one, other, most);
  const end = countEqual([...one].reverse(), [...other].reverse(), most - start);
  const split = (letters: string[]): Part[] =>
    [
      { text: letters.slice(0, start).join(''), isChanged: false },
      { text: letters.slice(start, letters.length - end).join(''), isChanged: true },
      { text: letters.slice(letters.length - end).join(''), isChanged: false },
    ].filter(({ text }) => text !== '');
  return { before: split(one), after: split(other) };
}
