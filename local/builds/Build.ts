/** A folder that is generated from files of the project and cached by the hash of these inputs. */
export interface Build {
  /** Name of the build, with which the name of its cached folder begins. */
  name: string;
  /** Hash of everything from which the build is generated, so that an unchanged build is taken from the cache. */
  hash: string;
  make(folder: string): Promise<void>;
}
