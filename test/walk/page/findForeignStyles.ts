import { tokens } from '../../../web/src/lib/theme/tokens';
import type { UsedStyle } from './usedStyles';

const numbers = (values: readonly (string | number)[]) => new Set(values.map(String));

/**
 * The values that the design tokens permit, by kind of style. Colours are not listed: for a colour that is a
 * token, `usedStyles` reports the name of the token instead of the value.
 */
const tokenValues = {
  'font size': numbers(Object.keys(tokens.text)),
  // 1 is for a single line that its box centres, such as a number in a badge.
  'line height': numbers([...Object.values(tokens.text), 1]),
  radius: numbers(Object.keys(tokens.radius)),
};

const isForeign = ({ kind, value }: UsedStyle) =>
  kind === 'colour' ? /[(#]/.test(value) : !tokenValues[kind].has(value);

/** Returns one line for each style value of the page that is not a design token. */
export const findForeignStyles = (used: readonly UsedStyle[]): string[] =>
  used.filter(isForeign).map(({ kind, value, where }) => `${kind} ${value} is not a token: ${where}`);
