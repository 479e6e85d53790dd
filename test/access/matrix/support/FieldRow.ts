import { type Caller, callers } from './Caller';

/** Fields of one record, and the callers who see their values. */
export interface FieldRow {
  /** The root field without its selection. */
  root: string;
  /** The connections that lead to the record, always by their first row: `workHistories achievements`. */
  below: string[];
  fields: string[];
  askedBy: readonly Caller[];
  seenBy: readonly Caller[];
}

/** Lines, below one root field or a row under it: `yes/no per caller | fields`, for instance `n y n n y | tel address`. */
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
