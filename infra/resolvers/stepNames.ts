import { accountExistsStep } from './accountExistsStep';
import type { ResolverPlan } from './ResolverPlan';
import { resolverGroup } from './resolverGroup';

/**
 * Returns the names of a plan's steps in AppSync. A single step is a unit resolver, which is named after its
 * field (`Type.field`). The steps of a pipeline are AppSync functions with numbered names (`Type_field_1`),
 * except the step that checks the caller's account: all resolvers of a nested stack share one function for
 * it.
 */
export function stepNames({ type, field, steps }: ResolverPlan): string[] {
  if (steps.length === 1) return [`${type}.${field}`];
  let own = 0;
  return steps.map((step) => {
    if (step.file === accountExistsStep.file)
      return `${resolverGroup(type, field)}_${step === accountExistsStep ? 'present' : 'beforeConsent'}`;
    own += 1;
    return `${type}_${field}_${own}`;
  });
}
