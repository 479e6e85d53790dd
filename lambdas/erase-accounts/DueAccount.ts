/** An account that is to be erased now: who requested the deletion, and when. */
export interface DueAccount {
  sub: string;
  requestedAt: string;
  requestedBy: string;
}
