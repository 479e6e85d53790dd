import { bundleFunctions } from './bundleFunctions';
import { bundleResolver } from './resolvers/bundleResolver';
import type { Bundles } from './Bundles';
import { functionNames } from './functionNeeds';
import { resolverPlans } from './resolvers/resolverPlans';
import type { ResolverStep } from './resolvers/ResolverPlan';

/**
 * Compiles all resolvers and Lambda functions in parallel and returns their code. The code of the functions
 * is written to folders below `folder`.
 */
export async function bundleAll(folder: string): Promise<Bundles> {
  const steps = resolverPlans.flatMap((plan) => plan.steps);
  const [folders, ...codes] = await Promise.all([
    bundleFunctions(functionNames, folder),
    ...steps.map(async (step): Promise<[ResolverStep, string]> => [step, await bundleResolver(step)]),
  ]);
  const codeOf = new Map(codes);
  return {
    resolver: (step) => found(codeOf.get(step), step.file),
    function: (name) => found(folders.get(name), name),
  };
}

function found<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`${name} was not bundled`);
  return value;
}
