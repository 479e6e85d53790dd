/** A build: a folder that is generated from files of the project and cached under the hash of these files. */
export interface Build {
  /** Name of the build. The name of its cached folder begins with it. */
  name: string;
  /**
   * Hash of everything that the result of the build depends on. While it stays the same, the cached folder is
   * used.
   */
  hash: string;
  make(folder: string): Promise<void>;
}
