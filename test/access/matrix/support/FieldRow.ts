import { type Caller, callers } from './Caller';

/**
 * One row of the access matrix for fields: some fields of one record, and which kinds of callers see their
 * values.
 */
export interface FieldRow {
  /** The root field, with arguments, whose result contains the record with the checked fields. */
  root: string;
  /**
   * The names of the connections that lead from the root field to the record, for example `workHistories
   * achievements`. In each connection, the test follows the first record from which the path goes on.
   */
  below: string[];
  fields: string[];
  askedBy: readonly Caller[];
  seenBy: readonly Caller[];
}

/**
 * Parses a table of field rows, one per line: `<y or n per caller> | <fields>`, for example `n y n n y | tel
 * address`. All lines are about the same record.
 * @param root the root field whose result is the record
 * @param below names of the connections that lead from the result to the record, if it is not the result
 */
export function fieldRows(
  root: string,
  text: string,
  below = '',
  columns: readonly Caller[] = callers,
): FieldRow[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [marks = '', fields = ''] = line.split('|').map((part) => part.trim());
      const seen = marks.split(/\s+/);
      if (seen.length !== columns.length || !/^[yn ]+$/.test(marks)) throw new Error(`No row: ${line}`);
      return {
        root,
        below: below.split(' ').filter(Boolean),
        fields: fields.split(/\s+/),
        askedBy: columns,
        seenBy: columns.filter((_, index) => seen[index] === 'y'),
      };
    });
}
