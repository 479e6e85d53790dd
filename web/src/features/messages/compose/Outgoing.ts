/** A message that the server has not stored yet. */
export interface Outgoing {
  token: string;
  content: string;
  /** When it was written. */
  at: number;
  state: 'sending' | 'failed';
  /** Failed for lack of a connection: sent again when it is back. */
  isOffline?: boolean;
}
