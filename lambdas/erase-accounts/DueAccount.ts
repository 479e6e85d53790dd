/**
 * An account that is to be erased now, with the time of the deletion request and the sub of the person who
 * made it.
 */
export interface DueAccount {
  sub: string;
  requestedAt: string;
  requestedBy: string;
}
