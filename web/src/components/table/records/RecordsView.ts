/**
 * What a table of records shows: the keyword, the order and the page. The URL contains these three values.
 */
export interface RecordsView {
  keyword: string;
  /** The key of a column, and the direction; null for the order in which the API returns the records. */
  sort: { column: string; direction: 'asc' | 'desc' } | null;
  /** The page of the table, counted from 1. */
  page: number;
}
