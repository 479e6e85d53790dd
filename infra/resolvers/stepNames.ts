import { accountExistsStep } from './accountExistsStep';
import type { ResolverPlan } from './ResolverPlan';
import { resolverGroup } from './resolverGroup';

/**
 * What AppSync calls the steps of a plan: a single step is the resolver of its field; several are functions, and the
 * check that the caller's account exists is one function for all resolvers of a group.
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
