import { visibleText } from './visibleText';

const FORMULA_SIGNS = '=+-@\t\r\n＝＋－＠';

/**
 * Returns whether a spreadsheet would run a text as a formula, because of its first character. A number with a
 * sign, such as a foreign phone number, is none.
 */
const runsAsFormula = (text: string): boolean =>
  text !== '' && FORMULA_SIGNS.includes(text.slice(0, 1)) && !/^[+-]\d+$/.test(text);

/**
 * Formats the cells of one CSV line, including the line end. Invisible characters are removed. A text that a
 * spreadsheet would run as a formula gets an apostrophe in front. Numbers remain numbers.
 */
export function csvLine(cells: readonly unknown[]): string {
  const shown = cells.map((cell) => {
    if (cell === null || cell === undefined) return '';
    if (typeof cell === 'number' || typeof cell === 'boolean') return `${cell}`;
    const text = visibleText(`${cell}`);
    return `"${runsAsFormula(text) ? "'" : ''}${text.split('"').join('""')}"`;
  });
  return `${shown.join(',')}\r\n`;
}
