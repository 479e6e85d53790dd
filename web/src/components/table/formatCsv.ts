import { BOM } from '../../../../model/BOM';
import { csvLine } from '../../../../model/csvLine';

/**
 * Returns rows as CSV that spreadsheets in Japan open correctly: UTF-8 with a byte order mark, each line as
 * `csvLine` formats it.
 */
export const formatCsv = (rows: (string | number | null | undefined)[][]): string =>
  `${BOM}${rows.map(csvLine).join('')}`;
