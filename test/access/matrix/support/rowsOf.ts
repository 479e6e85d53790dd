import { type Caller, callers } from './Caller';
import { isOutcome, type Outcome, type Row } from './Row';

function rowOf(line: string, columns: readonly Caller[]): Row {
  const [cells = '', state = '', ...rest] = line.split('|').map((part) => part.trim());
  const words = cells.split(/\s+/);
  const expected: Partial<Record<Caller, Outcome>> = {};
  columns.forEach((caller, index) => {
    const word = words[index] ?? '';
    if (!isOutcome(word)) throw new Error(`“${word}” is no outcome: ${line}`);
    expected[caller] = word;
  });
  if (words.length !== columns.length || rest.length === 0) throw new Error(`No row: ${line}`);
  return { expected, state, field: rest.join(' | ') };
}

/**
 * Parses rows of the access matrix, one per line. A line has one expected result per column, then `| state |
 * field`. Throws on an invalid line.
 */
export function rowsOf(text: string, columns: readonly Caller[] = callers): Row[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => rowOf(line, columns));
}
