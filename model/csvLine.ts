import { visibleText } from './visibleText';

/**
 * A line of a CSV file, its end included: of texts what is visible. One that a spreadsheet would take for a formula is
 * marked as a text by an apostrophe; numbers stay numbers. Used by resolvers too, so it stays inside the APPSYNC_JS subset.
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
