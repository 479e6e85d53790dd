import { buildOnce } from '../builds/buildOnce';
import type { Build } from '../builds/Build';
import { templateShape } from './templateShape';

/** Compares the stack that the files declare with the running one, apart from code. */
export class StackChanges {
  /** @param recipe synthesises the files as they are */
  constructor(
    private readonly running: string,
    private readonly recipe: () => Build,
  ) {}

  /**
   * @returns the names of what differs. The next start finds the new stack synthesised.
   * @throws with what the synthesis prints when it fails
   */
  async find(): Promise<string[]> {
    const { path } = await buildOnce(this.recipe());
    const before = templateShape(this.running);
    const after = templateShape(path);
    const names = new Set([...before.keys(), ...after.keys()]);
    return [...names].filter((name) => before.get(name) !== after.get(name));
  }
}
