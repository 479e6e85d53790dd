import type { HandWritten } from '../model/HandWritten';
import type { ResolverPlan } from './ResolverPlan';

/** The hand-written resolvers, found by their names: `<coordinate>.ts`, or `<coordinate>.<n>.<step>.ts`. */
export function handWrittenPlans(operations: Readonly<Record<string, HandWritten>>): ResolverPlan[] {
  return Object.entries(operations).map(([coordinate, operation]) => {
    const [type = '', field = ''] = coordinate.split('.');
    const file = `resolvers/${operation.in}/${operation.file ?? coordinate}`;
    const define = { RELATION: { field, by: '' } };
    const steps = operation.steps
      ? Object.entries(operation.steps).map(([step, source], index) => ({
          file: `${file}.${index + 1}.${step}.ts`,
          define,
          source,
        }))
      : [{ file: `${file}.ts`, define, source: operation.source }];
    return { type, field, steps };
  });
}
