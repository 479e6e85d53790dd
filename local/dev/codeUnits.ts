import type { bundling } from './bundling';
import type { CodeUnit } from './CodeUnit';

/**
 * Returns all resolver steps and Lambda functions of the stack, by name. A step that several resolvers share
 * appears once.
 */
export function codeUnits({
  functionNames,
  resolverPlans,
  stepNames,
}: Pick<typeof bundling, 'functionNames' | 'resolverPlans' | 'stepNames'>): Map<string, CodeUnit> {
  const steps = resolverPlans.flatMap((plan) => {
    const names = stepNames(plan);
    return plan.steps.map(({ file, define }, index): CodeUnit => {
      return { kind: 'resolvers', name: names[index] ?? '', file, define };
    });
  });
  const functions = functionNames.map((name): CodeUnit => {
    const folder = `lambdas/${name}`;
    return { kind: 'functions', name: folder, file: `${folder}/handler.ts`, define: {} };
  });
  return new Map([...steps, ...functions].map((unit) => [unit.name, unit]));
}
