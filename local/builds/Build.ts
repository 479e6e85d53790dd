/** A folder that is generated from files of the project and cached by the hash of these inputs. */
export interface Build {
  /** Name of the build, with which the name of its cached folder begins. */
  name: string;
  /** Hash of all inputs of the build. */
  hash: string;
  make(folder: string): Promise<void>;
}
