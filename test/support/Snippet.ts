/**
 * A piece of code that a test of the lint rules checks as if it were the content of a file of the repository.
 */
export interface Snippet {
  /** The path of the file from the repository's root. The file need not exist. */
  file: string;
  code: string;
}
