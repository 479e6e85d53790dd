/** A final search that has found nothing. */
export interface EmptySearch {
  /** The caller's sub; a guest's IP address, because a script can create any number of guest identities. */
  caller: string;
  /** The search text as it was typed. */
  text: string;
}
