/** A piece of code for a test of the lint rules. It is linted as if it were the content of `file`. */
export interface Snippet {
  /** The path of the file from the repository's root. The file need not exist. */
  file: string;
  code: string;
}
