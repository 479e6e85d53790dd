import { rateOf } from './rateOf';
import type { ResolverPlan } from './ResolverPlan';

/** Puts the step that counts the caller's calls in front of the resolver of a root field that declares a rate. */
export function withRate(plan: ResolverPlan): ResolverPlan {
  const RATE = rateOf(`${plan.type}.${plan.field}`);
  if (!RATE) return plan;
  const step = { file: 'resolvers/user/withinRate.ts', define: { RATE }, source: 'Insight' } as const;
  return { ...plan, steps: [step, ...plan.steps] };
}
