import { bundleResolver } from '../../../infra/resolvers/bundleResolver';
import { resolverPlans } from '../../../infra/resolvers/resolverPlans';

/**
 * Returns the deployed code of a resolver's file. If several fields share the file, returns the code for the
 * first of them.
 */
export async function bundleStep(file: string): Promise<string> {
  const step = resolverPlans.flatMap(({ steps }) => steps).find((each) => each.file === file);
  if (!step) throw new Error(`${file} is not a step of any resolver`);
  return bundleResolver(step);
}
