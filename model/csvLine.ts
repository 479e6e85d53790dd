/**
 * A line of a CSV file, its end included. A text that a spreadsheet would take for a formula is told to be a text by
 * an apostrophe; numbers stay numbers. Used by resolvers too, so it stays inside the APPSYNC_JS subset.
 */
export function csvLine(cells: readonly unknown[]): string {
  const shown = cells.map((cell) => {
    if (cell === null || cell === undefined) return '';
    if (typeof cell === 'number' || typeof cell === 'boolean') return `${cell}`;
    const text = `${cell}`;
    const start = text.slice(0, 1);
    const isFormula = start !== '' && '=+-@\t\r\n＝＋－＠'.includes(start);
    return `"${isFormula ? "'" : ''}${text.split('"').join('""')}"`;
  });
  return `${shown.join(',')}\r\n`;
}
