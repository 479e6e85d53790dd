/**
 * How often one person may call a root field: at most `most` times within `per` seconds. The windows are those of
 * the clock, and a call with a client token that was counted already in the same window is not counted again.
 */
export interface Rate {
  most: number;
  per: number;
  /** Whether the calls of administrators count too. By default they do not, because administrators work in bulk. */
  countsAdmins?: true;
}
