import { BOM } from '../../../../model/BOM';
import { runsAsFormula } from '../../../../model/runsAsFormula';

function cellText(value: string | number | null | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const safe = runsAsFormula(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Returns rows as CSV that spreadsheets in Japan open correctly: UTF-8 with a byte order mark, lines ending
 * with CRLF. Texts that a spreadsheet would execute as a formula get an apostrophe before them.
 */
export const formatCsv = (rows: (string | number | null | undefined)[][]): string =>
  `${BOM}${rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('')}`;
