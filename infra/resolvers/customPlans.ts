import { fieldResolvers } from './fieldResolvers';
import type { ResolverPlan } from './ResolverPlan';

/** Returns the plans of the fields with a resolver of their own. */
export function customPlans(): ResolverPlan[] {
  return Object.entries(fieldResolvers).map(([coordinate, { one, steps }]) => {
    const [type = '', field = ''] = coordinate.split('.');
    const define = { RELATION: { field, by: one?.by ?? '' } };
    return { type, field, steps: steps.map((step) => ({ ...step, define })) };
  });
}
