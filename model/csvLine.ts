import { visibleText } from './visibleText';

/**
 * Formats a line of a CSV file with its line end; texts are reduced to visible characters. Values a
 * spreadsheet would run as a formula are prefixed with an apostrophe; numbers stay numbers. Resolvers use it
 * too: APPSYNC_JS subset only.
 */
export function csvLine(cells: readonly unknown[]): string {
  const shown = cells.map((cell) => {
    if (cell === null || cell === undefined) return '';
    if (typeof cell === 'number' || typeof cell === 'boolean') return `${cell}`;
    const text = visibleText(`${cell}`);
    const start = text.slice(0, 1);
    const isFormula = start !== '' && '=+-@\t\r\n＝＋－＠'.includes(start);
    return `"${isFormula ? "'" : ''}${text.split('"').join('""')}"`;
  });
  return `${shown.join(',')}\r\n`;
}
