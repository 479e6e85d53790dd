import { type Caller, callers } from './Caller';

/** A row of the access matrix about some fields of one record. It says which callers see their values. */
export interface FieldRow {
  /** The root field that reads the record whose fields are checked, without its selection. */
  root: string;
  /**
   * The connections that lead from the root field to the record, for example `workHistories achievements`.
   * The test follows the first row of each.
   */
  below: string[];
  fields: string[];
  askedBy: readonly Caller[];
  seenBy: readonly Caller[];
}

/**
 * Parses rows of fields that are read below one root field, or under a row below it. Each line is `<y or n
 * per caller> | <fields>`, for example `n y n n y | tel address`.
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
