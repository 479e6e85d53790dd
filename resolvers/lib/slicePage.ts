import { offsetToken } from './offsetToken';

/** A page of rows that are all at hand. */
export function slicePage<Row>(rows: Row[], offset: number, size: number) {
  const end = offset + size;
  return { items: rows.slice(offset, end), nextToken: end < rows.length ? offsetToken(end) : null };
}
