/** A piece of code as the content of a file of the repository. */
export interface Snippet {
  /** Path from the repository's root; it need not exist. */
  file: string;
  code: string;
}
