import { customResolvers } from '../../model/customResolvers';
import { accountExistsStep } from './accountExistsStep';
import type { ResolverPlan } from './ResolverPlan';

/** Matches the names of the queries that store data or send a notification (decision T14). */
const EFFECTIVE = /^(notify|invoke|download)[A-Z]/;

const isPeoples = (field: string) => !customResolvers[`Mutation.${field}`]?.grants.includes('system');

/**
 * Puts the check that the caller's account still exists in front of a resolver that stores data or sends a
 * notification. These are the resolvers of mutations without the grant `system`, and of queries whose names
 * `EFFECTIVE` matches. Other plans are returned unchanged.
 */
export function withAccountCheck(plan: ResolverPlan): ResolverPlan {
  const { type, field, steps } = plan;
  const hasEffect = type === 'Mutation' ? isPeoples(field) : type === 'Query' && EFFECTIVE.test(field);
  return hasEffect ? { ...plan, steps: [accountExistsStep, ...steps] } : plan;
}
