import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleFunctions } from './bundleFunctions';
import { bundleResolver } from './resolvers/bundleResolver';
import type { Bundles } from './Bundles';
import { functionNames } from './functionNeeds';
import { resolverPlans } from './resolvers/resolverPlans';
import type { ResolverStep } from './resolvers/ResolverPlan';

/** Compiles all resolvers and Lambda functions in parallel, and writes their code to files below `folder`. */
export async function bundleAll(folder: string): Promise<Bundles> {
  const steps = resolverPlans.flatMap((plan) => plan.steps);
  const [folders, ...codes] = await Promise.all([
    bundleFunctions(functionNames, folder),
    ...steps.map((step) => bundleResolver(step)),
  ]);
  const files = new Map<ResolverStep, string>();
  mkdirSync(join(folder, 'resolvers'), { recursive: true });
  for (const [at, step] of steps.entries()) {
    const file = join(folder, 'resolvers', `${at}.js`);
    writeFileSync(file, codes[at] ?? '');
    files.set(step, file);
  }
  return {
    resolver: (step) => found(files.get(step), step.file),
    function: (name) => found(folders.get(name), name),
  };
}

function found<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`${name} was not bundled`);
  return value;
}
