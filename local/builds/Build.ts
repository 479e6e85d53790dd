/** How a folder is made from the project's files. */
export interface Recipe {
  /** Its name among what is kept. */
  name: string;
  /** Of everything that it is made from. */
  hash: string;
  make(folder: string): Promise<void>;
}
