/** An account that is due: when its end was asked for, and by whom. */
export interface DueAccount {
  sub: string;
  requestedAt: string;
  requestedBy: string;
}
