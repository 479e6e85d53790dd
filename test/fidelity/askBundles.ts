import { bundleResolver } from '../../infra/resolvers/bundleResolver';
import { resolverPlans } from '../../infra/resolvers/resolverPlans';
import type { ResolverStep } from '../../infra/resolvers/ResolverPlan';
import type { AskedStack } from './Belief';
import { createFunction } from './scratch/createFunction';
import { withScratchApi } from './scratch/withScratchApi';

/**
 * Saves the code of resolver steps, as it is deployed, as functions of a scratch API: EvaluateCode has other limits.
 * Returns those that AppSync refuses, with the reason.
 */
export async function askBundles(
  { region }: Pick<AskedStack, 'region'>,
  steps: readonly ResolverStep[] = resolverPlans.flatMap((plan) => plan.steps),
): Promise<string[]> {
  const codes = new Map<string, string>();
  for (const step of steps) codes.set(await bundleResolver(step), step.file);
  const refused: string[] = [];
  await withScratchApi(region, async (api) => {
    for (const [at, [code, file]] of [...codes].entries())
      await createFunction(api, `step_${at}`, code).catch((error: Error) =>
        refused.push(`${file}: ${error.message}`),
      );
  });
  console.log(`        ${codes.size} codes were saved`);
  return refused;
}
