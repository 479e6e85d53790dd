/** The selected rows of a table or of a list. */
export interface Selection<Row> {
  rows: readonly Row[];
  /** Called with all selected rows, those on other pages included. */
  onChange: (rows: Row[]) => void;
  /** Returns the name of a row's checkbox for screen readers. */
  nameOf: (row: Row) => string;
}
