import { buildOnce } from '../builds/buildOnce';
import type { Build } from '../builds/Build';
import { templateShape } from './templateShape';

/**
 * Compares the CloudFormation template that the source files produce with the template of the running stack, ignoring
 * code.
 */
export class StackChanges {
  /**
   * Prepares the comparison of two synthesised stacks.
   * @param running folder of the running stack's template
   * @param recipe returns the build of the template for the current source files
   */
  constructor(
    private readonly running: string,
    private readonly recipe: () => Build,
  ) {}

  /**
   * Synthesises the stack and compares it with the running one. The result is cached, so that the next start need not
   * synthesise.
   * @returns names of the resources that differ
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
