import { bundleResolver } from '../../../infra/resolvers/bundleResolver';
import { resolverPlans } from '../../../infra/resolvers/resolverPlans';

/**
 * Returns the deployed code of a resolver's file. For a file that several fields share, this is the code of
 * the first field.
 */
export async function bundleStep(file: string): Promise<string> {
  const step = resolverPlans.flatMap(({ steps }) => steps).find((each) => each.file === file);
  if (!step) throw new Error(`${file} is not a step of any resolver`);
  return bundleResolver(step);
}
