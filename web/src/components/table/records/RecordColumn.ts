import type { TableColumnType } from 'antd';

/** A column of a table of records (RecordTable). */
export interface RecordColumn<Row> extends TableColumnType<Row> {
  key: string;
  title: string;
  /** The width in pixels. */
  width: number;
  /** Returns the content of the cell as plain text, for the search, the order and the CSV file; null when it is empty. */
  text: (row: Row) => string | number | null;
  /** True when people can sort by the column. */
  isSortable?: boolean;
}
