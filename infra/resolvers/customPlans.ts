import type { CustomResolver } from '../../model/CustomResolver';
import type { ResolverPlan, ResolverStep } from './ResolverPlan';

function stepsOf(coordinate: string, operation: CustomResolver): ResolverStep[] {
  const folder = `resolvers/${operation.in}`;
  const file = `${folder}/${operation.file ?? coordinate}`;
  const [, field = ''] = coordinate.split('.');
  const define = { RELATION: { field, by: operation.one?.by ?? '' } };
  if (!operation.steps) return [{ file: `${file}.ts`, define, source: operation.source }];
  return Object.entries(operation.steps).map(([name, step], index) =>
    typeof step === 'string'
      ? { file: `${file}.${index + 1}.${name}.ts`, define, source: step }
      : { file: `${folder}/${step.file}.ts`, define, source: step.source },
  );
}

/**
 * Returns the plans of the custom resolvers, from their declarations. The file of a resolver with one step is
 * `<type>.<field>.ts`. In a pipeline, each step has the file `<type>.<field>.<n>.<step>.ts`. A declaration
 * can name another file.
 */
export function customPlans(operations: Readonly<Record<string, CustomResolver>>): ResolverPlan[] {
  return Object.entries(operations).map(([coordinate, operation]) => {
    const [type = '', field = ''] = coordinate.split('.');
    return { type, field, steps: stepsOf(coordinate, operation) };
  });
}
