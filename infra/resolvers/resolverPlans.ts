import { entities } from '../../model/entities';
import { profileOf } from '../../model/profileOf';
import { argumentLimits } from './argumentLimits';
import { dateArguments } from './dateArguments';
import { genericPlans } from './genericPlans';
import { grantsOf } from './grantsOf';
import { customPlans } from './customPlans';
import { inputRules } from './inputRules';
import { relationPlans } from './relationPlans';
import type { ResolverPlan } from './ResolverPlan';
import { loggedAs } from './loggedAs';
import { rateOf } from './rateOf';
import { withAccountCheck } from './withAccountCheck';
import { withRelationsAhead } from './withRelationsAhead';

const rootTypes = ['Query', 'Mutation', 'Subscription'];

/**
 * Adds the grants that the model declares for a root field to the constants of its resolver, so that the
 * resolver does not repeat them.
 */
function withGrants(plan: ResolverPlan): ResolverPlan {
  const GRANTS = grantsOf(`${plan.type}.${plan.field}`);
  if (!rootTypes.includes(plan.type) || !GRANTS) return plan;
  return { ...plan, steps: plan.steps.map((step) => ({ ...step, define: { ...step.define, GRANTS } })) };
}

const PROFILE = profileOf(entities);

/**
 * Adds the structure of the talent's profile to the constants of a resolver. If the resolver's code does not
 * use this constant, its bundle does not contain it.
 */
function withProfile(plan: ResolverPlan): ResolverPlan {
  return { ...plan, steps: plan.steps.map((step) => ({ ...step, define: { ...step.define, PROFILE } })) };
}

/**
 * Adds the validation rules of the mutation's input to the constants of a resolver. `authorizeAndValidate`
 * applies them.
 */
function withInput(plan: ResolverPlan): ResolverPlan {
  const rules = inputRules(plan.type, plan.field);
  if (!rules) return plan;
  const { tokens: TOKENS, ...INPUT } = rules;
  const steps = plan.steps.map((step) => ({ ...step, define: { ...step.define, INPUT, TOKENS } }));
  return { ...plan, steps };
}

/**
 * Adds to the constants of a resolver the maximum lengths of its arguments that can contain text (except
 * `input`), and the names of its arguments that are dates. `authorizeAndValidate` checks both.
 */
function withLimits(plan: ResolverPlan): ResolverPlan {
  const ARGUMENT_LIMITS = argumentLimits(plan.type, plan.field);
  const DATES = dateArguments(plan.type, plan.field);
  const steps = plan.steps.map((step) => ({ ...step, define: { ...step.define, ARGUMENT_LIMITS, DATES } }));
  return { ...plan, steps };
}

/** Puts the step that counts the caller's calls in front of the resolver of a root field that declares a rate. */
function withRate(plan: ResolverPlan): ResolverPlan {
  const RATE = rateOf(`${plan.type}.${plan.field}`);
  if (!RATE) return plan;
  const step = { file: 'resolvers/user/withinRate.ts#', define: { RATE }, source: 'Insight' } as const;
  return { ...plan, steps: [step, ...plan.steps] };
}

/** Adds to the constants of a mutation's resolver how the mutation is logged. `bundleResolver` adds the code. */
function withLog(plan: ResolverPlan): ResolverPlan {
  const LOGGED = loggedAs(plan.type, plan.field);
  if (!LOGGED) return plan;
  return { ...plan, steps: plan.steps.map((step) => ({ ...step, define: { ...step.define, LOGGED } })) };
}

/**
 * What the stack creates for each resolver of the API (field, files, data sources), derived from the model and
 * the schema.
 */
export const resolverPlans: readonly ResolverPlan[] = [
  ...entities.flatMap((entity) => [...genericPlans(entity), ...relationPlans(entity, entities)]),
  ...customPlans(),
]
  .map(withRelationsAhead)
  .map(withRate)
  .map(withLog)
  .map(withGrants)
  .map(withProfile)
  .map(withInput)
  .map(withLimits)
  .map(withAccountCheck);
