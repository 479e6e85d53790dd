/** An account that is due, and the row that says so. */
export interface DueAccount {
  sub: string;
  wish: { pk: string; sk: string };
  requestedBy: string;
}
