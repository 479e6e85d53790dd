/**
 * Parses CSV (RFC 4180): returns the rows with their cells. Cells may be quoted, with doubled quotes, commas and line
 * breaks inside. Lines end with CRLF, LF or CR. An empty line is a row with one empty cell.
 */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    row.push(cell);
    cell = '';
  };
  const endRow = () => {
    endCell();
    rows.push(row);
    row = [];
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    const next = text.charAt(at + 1);
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (next === '"') {
        cell += sign;
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell === '') isQuoted = true;
    else if (sign === ',') endCell();
    else if (sign === '\n' || sign === '\r') {
      if (sign === '\r' && next === '\n') at += 1;
      endRow();
    } else cell += sign;
  }
  if (cell !== '' || row.length > 0) endRow();
  return rows;
}
