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

/** Builds root fields with the model's grants, so that no resolver repeats them. */
function withGrants(plan: ResolverPlan): ResolverPlan {
  const GRANTS = grantsOf(`${plan.type}.${plan.field}`);
  if (!rootTypes.includes(plan.type) || !GRANTS) return plan;
  return { ...plan, steps: plan.steps.map((step) => ({ ...step, define: { ...step.define, GRANTS } })) };
}

const PROFILE = profileOf(entities);

/** Only the bundles that assemble or project a profile use this constant; the others do not contain it. */
function withProfile(plan: ResolverPlan): ResolverPlan {
  return { ...plan, steps: plan.steps.map((step) => ({ ...step, define: { ...step.define, PROFILE } })) };
}

/** The step that authorizes the caller also validates the input. */
function withInput(plan: ResolverPlan): ResolverPlan {
  const rules = inputRules(plan.type, plan.field);
  if (!rules) return plan;
  const { hasToken: HAS_TOKEN, ...INPUT } = rules;
  const steps = plan.steps.map((step) => ({ ...step, define: { ...step.define, INPUT, HAS_TOKEN } }));
  return { ...plan, steps };
}

/** The same step checks the length of the other arguments. */
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
