import { accountExistsStep } from './accountExistsStep';
import type { ResolverPlan } from './ResolverPlan';
import { resolverGroup } from './resolverGroup';

/**
 * Returns the names that a plan's steps have in AppSync. A single step is a unit resolver, and its name is
 * that of its field. The steps of a pipeline are AppSync functions. The step that checks the caller's account
 * is one function for all resolvers of a nested stack.
 */
export function stepNames({ type, field, steps }: ResolverPlan): string[] {
  if (steps.length === 1) return [`${type}.${field}`];
  let own = 0;
  return steps.map(({ file }) => {
    if (file === accountExistsStep.file) return `${resolverGroup(type, field)}_present`;
    own += 1;
    return `${type}_${field}_${own}`;
  });
}
