import { bundleResolver } from '../../../infra/bundleResolver';
import { resolverPlans } from '../../../infra/resolverPlans';

/** The code of a resolver's file as it is deployed; for a file that several fields share, as the first one's. */
export async function bundleStep(file: string): Promise<string> {
  const step = resolverPlans.flatMap(({ steps }) => steps).find((each) => each.file === file);
  if (!step) throw new Error(`${file} is no step of a resolver`);
  return bundleResolver(step);
}
