/** A range of Unicode code points: the first and the last, both inclusive. */
export type CodePoints = readonly [number, number];

/**
 * Syntax tree of a wildcard or regular expression. An empty sequence matches the empty text, an empty choice matches
 * nothing.
 */
export type Expression =
  | { kind: 'one'; of: readonly CodePoints[] }
  | { kind: 'sequence'; parts: readonly Expression[] }
  | { kind: 'choice'; parts: readonly Expression[] }
  | { kind: 'repeat'; part: Expression; least: number; most: number };

export const LAST_CODE_POINT = 0x10_ff_ff;

export const anyOne: Expression = { kind: 'one', of: [[0, LAST_CODE_POINT]] };

export const anyText: Expression = { kind: 'repeat', part: anyOne, least: 0, most: Infinity };

/** Returns the expression that matches one character; if `insensitive`, in upper and lower case. */
export function oneCharacter(character: string, insensitive: boolean): Expression {
  const forms = insensitive
    ? [character, character.toLowerCase(), character.toUpperCase()].filter((form) => [...form].length === 1)
    : [character];
  const points = [...new Set(forms)].map((form) => form.codePointAt(0) ?? 0);
  return { kind: 'one', of: points.map((point): CodePoints => [point, point]) };
}
