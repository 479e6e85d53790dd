import { buildOnce } from '../builds/buildOnce';
import type { Build } from '../builds/Build';
import { templateShape } from './templateShape';

/**
 * Compares two CloudFormation templates: that of the current source files and that of the running stack.
 * Differences of code are ignored.
 */
export class StackChanges {
  /**
   * Prepares the comparison of the running stack with the current source files.
   * @param running the folder with the synthesised template of the running stack
   * @param recipe returns the build of the template from the current source files
   */
  constructor(
    private readonly running: string,
    private readonly recipe: () => Build,
  ) {}

  /**
   * Synthesises the stack from the current source files and compares it with the running one. The result of
   * the synthesis is cached, so that the next start can use it.
   * @returns names of the resources, outputs and parameters that differ
   * @throws Error with the output of the synthesis when it fails
   */
  async find(): Promise<string[]> {
    const { path } = await buildOnce(this.recipe());
    const before = templateShape(this.running);
    const after = templateShape(path);
    const names = new Set([...before.keys(), ...after.keys()]);
    return [...names].filter((name) => before.get(name) !== after.get(name));
  }
}
