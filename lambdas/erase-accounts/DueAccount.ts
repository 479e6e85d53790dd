/** An account that is due for erasure: who requested its deletion, and when. */
export interface DueAccount {
  sub: string;
  requestedAt: string;
  requestedBy: string;
}
