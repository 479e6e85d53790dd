import { loggedAs } from './loggedAs';
import type { ResolverPlan } from './ResolverPlan';

/** Adds to the constants of a mutation's resolver how the mutation is logged. `bundleResolver` adds the code. */
export function withLog(plan: ResolverPlan): ResolverPlan {
  const LOGGED = loggedAs(plan.type, plan.field);
  if (!LOGGED) return plan;
  return { ...plan, steps: plan.steps.map((step) => ({ ...step, define: { ...step.define, LOGGED } })) };
}
