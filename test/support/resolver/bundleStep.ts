import { bundleResolver } from '../../../infra/resolvers/bundleResolver';
import { resolverPlans } from '../../../infra/resolvers/resolverPlans';

/**
 * Returns the deployed code of a step. If several fields have it, returns the code for the given field, or for the first
 * of them.
 * @param file the file and the name of the step, such as `resolvers/user/getUser.ts#audit`
 */
export async function bundleStep(file: string, field?: string): Promise<string> {
  const step = resolverPlans
    .filter((plan) => !field || plan.field === field)
    .flatMap(({ steps }) => steps)
    .find((each) => each.file === file);
  if (!step) throw new Error(`${file} is not a step of any resolver`);
  return bundleResolver(step);
}
