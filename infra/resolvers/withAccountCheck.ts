import { fieldResolvers } from './fieldResolvers';
import { openBeforeConsent } from '../../model/openBeforeConsent';
import { accountExistsStep } from './accountExistsStep';
import { grantsOf } from './grantsOf';
import type { ResolverPlan, ResolverStep } from './ResolverPlan';

/** Matches the names of the queries that store data or send a notification (decision T14). */
const EFFECTIVE = /^(notify|invoke|download)[A-Z]/;

/** The check for operations that are open before the consent: only whether the caller's account still exists. */
const accountBeforeConsentStep: ResolverStep = { ...accountExistsStep, define: { CONSENT: false } };

/** Returns whether people may call a root field, such as `Query.getUser`, before they agree to the terms. */
const isOpenBeforeConsent = (coordinate: string): boolean =>
  openBeforeConsent.includes(coordinate) || (grantsOf(coordinate)?.includes('guest') ?? false);

const isPeoples = (field: string) => !fieldResolvers[`Mutation.${field}`]?.grants?.includes('system');

/**
 * Puts the check that the caller's account still exists and has agreed to the terms in front of a resolver that stores
 * data or sends a notification. These are the resolvers of mutations without the grant `system`, and of queries whose
 * names `EFFECTIVE` matches. All other queries and subscriptions refuse callers whose tokens say that they have not
 * agreed (decision T49). The plans of relations are returned unchanged.
 */
export function withAccountCheck(plan: ResolverPlan): ResolverPlan {
  const { type, field, steps } = plan;
  const isOpen = isOpenBeforeConsent(`${type}.${field}`);
  const hasEffect = type === 'Mutation' ? isPeoples(field) : type === 'Query' && EFFECTIVE.test(field);
  if (hasEffect) return { ...plan, steps: [isOpen ? accountBeforeConsentStep : accountExistsStep, ...steps] };
  const CONSENT = (type === 'Query' || type === 'Subscription') && !isOpen;
  return { ...plan, steps: steps.map((step) => ({ ...step, define: { ...step.define, CONSENT } })) };
}
