import { entities } from '../../model/entities';
import { customResolvers } from '../../model/customResolvers';
import { profileOf } from '../../model/profileOf';
import { argumentLimits } from './argumentLimits';
import { genericPlans } from './genericPlans';
import { grantsOf } from './grantsOf';
import { customPlans } from './customPlans';
import { inputRules } from './inputRules';
import { relationPlans } from './relationPlans';
import type { ResolverPlan } from './ResolverPlan';
import { withAccountCheck } from './withAccountCheck';

const rootTypes = ['Query', 'Mutation', 'Subscription'];

/** Adds the model's grants to root fields, so that no resolver repeats them. */
function withGrants(plan: ResolverPlan): ResolverPlan {
  const GRANTS = grantsOf(`${plan.type}.${plan.field}`);
  if (!rootTypes.includes(plan.type) || !GRANTS) return plan;
  return { ...plan, steps: plan.steps.map((step) => ({ ...step, define: { ...step.define, GRANTS } })) };
}

const PROFILE = profileOf(entities);

/**
 * Adds the profile. Only bundles that assemble or project a profile use the constant; the others do not contain
 * it.
 */
function withProfile(plan: ResolverPlan): ResolverPlan {
  return { ...plan, steps: plan.steps.map((step) => ({ ...step, define: { ...step.define, PROFILE } })) };
}

/** Adds the rules of the input, which the authorizing step checks. */
function withInput(plan: ResolverPlan): ResolverPlan {
  const rules = inputRules(plan.type, plan.field);
  if (!rules) return plan;
  const { hasToken: HAS_TOKEN, ...INPUT } = rules;
  const steps = plan.steps.map((step) => ({ ...step, define: { ...step.define, INPUT, HAS_TOKEN } }));
  return { ...plan, steps };
}

/** Adds the maximum lengths of the other arguments, which the same step checks. */
function withLimits(plan: ResolverPlan): ResolverPlan {
  const LONGEST = argumentLimits(plan.type, plan.field);
  const steps = plan.steps.map((step) => ({ ...step, define: { ...step.define, LONGEST } }));
  return { ...plan, steps };
}

/** Every resolver of the API, derived from the model and the schema. */
export const resolverPlans: readonly ResolverPlan[] = [
  ...entities.flatMap((entity) => [...genericPlans(entity), ...relationPlans(entity, entities)]),
  ...customPlans(customResolvers),
]
  .map(withGrants)
  .map(withProfile)
  .map(withInput)
  .map(withLimits)
  .map(withAccountCheck);
