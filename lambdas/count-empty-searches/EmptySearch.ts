/** A search that has found nothing and that the web app has marked as final (`settled`). */
export interface EmptySearch {
  /**
   * The caller's sub, or the IP address of a guest, because a script can create any number of guest
   * identities.
   */
  caller: string;
  /** The search text as it was typed. */
  text: string;
}
