import { type Caller, callers } from './Caller';

/**
 * A row of the access matrix for fields: fields of a record, and the kinds of callers who may see their
 * values.
 */
export interface FieldRow {
  /** The call of a root field in whose result the record is. */
  root: string;
  /**
   * The path of connections from the root field to the record, for example `workHistories achievements`. The
   * test takes the first record to which the path leads.
   */
  below: string[];
  fields: string[];
  askedBy: readonly Caller[];
  seenBy: readonly Caller[];
}

/**
 * Parses rows for the fields of one record, one per line: `<y or n for each caller> | <fields>`, for example
 * `n y n n y | tel address`.
 * @param root the call of a root field in whose result the record is
 * @param below the path of connections from the result to the record; empty if the result is the record
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
