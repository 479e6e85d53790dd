/**
 * A search that found nothing after the person had finished typing (the web app then sets the argument
 * `settled`).
 */
export interface EmptySearch {
  /**
   * The caller's sub, or the IP address of a guest, because a script can create any number of guest
   * identities.
   */
  caller: string;
  /** The search text as it was typed. */
  text: string;
}
