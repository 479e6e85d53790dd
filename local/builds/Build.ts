/**
 * A build: a folder that is generated from files of the project. The result is cached under the hash of these
 * files.
 */
export interface Build {
  /** Name of the build, with which the name of its cached folder begins. */
  name: string;
  /** What somebody reads who waits for it. */
  making: string;
  /**
   * Hash of everything on which the result of the build depends. As long as it stays the same, the cached
   * folder is used.
   */
  hash: string;
  make(folder: string): Promise<void>;
}
