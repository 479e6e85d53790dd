const FORMULA_SIGNS = '=+-@\t\r\n＝＋－＠';

/**
 * Returns whether a spreadsheet would run a text as a formula, because of its first character. A number with a
 * sign, such as a foreign phone number, is none.
 */
export const runsAsFormula = (text: string): boolean =>
  text !== '' && FORMULA_SIGNS.includes(text.slice(0, 1)) && !/^[+-]\d+$/.test(text);
