import { bundleFunction } from './bundleFunction';
import { bundleResolver } from './bundleResolver';
import type { Bundles } from './Bundles';
import { functionNames } from './functionNames';
import { resolverPlans } from './resolverPlans';
import type { ResolverStep } from './ResolverPlan';

/** Compiles every resolver and function of the model, side by side. */
export async function bundleAll(): Promise<Bundles> {
  const steps = resolverPlans.flatMap((plan) => plan.steps);
  const codes = new Map(
    await Promise.all(
      steps.map(async (step) => [step, await bundleResolver(step)] as [ResolverStep, string]),
    ),
  );
  const folders = new Map<string, string>(
    await Promise.all(
      functionNames.map(async (name) => [name, await bundleFunction(name)] as [string, string]),
    ),
  );
  return {
    resolver: (step) => found(codes.get(step), step.file),
    function: (name) => found(folders.get(name), name),
  };
}

function found<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`${name} was not bundled`);
  return value;
}
