/** A piece of code, as if it stood in a file of the repository. */
export interface Snippet {
  /** Path from the repository's root; it need not exist. */
  file: string;
  code: string;
}
