/**
 * Who did what about a contract last: a deed whose answer was lost is recognized by the same person who sends it again.
 * No operation returns it.
 */
export interface ContractSigners {
  /** Gave notice of the end, or proposed it. */
  ending?: string;
  /** Confirmed or declined the end. */
  answer?: string;
  /** Gave the reason of the end. */
  reason?: string;
  /** Recorded that paper was handed over. */
  paper?: string;
}
