/** A folder that is derived from files of the project. */
export interface Build {
  /** Prefix of its name in the cache. */
  name: string;
  /** Hash of all inputs. */
  hash: string;
  make(folder: string): Promise<void>;
}
