import { getNamedType, isObjectType } from 'graphql';
import { entities } from '../../model/entities';
import { profileOf } from '../../model/profileOf';
import { apiSchema } from '../schema/apiSchema';
import { aheadSteps } from './aheadSteps';
import { argumentLimits } from './argumentLimits';
import { fieldResolvers } from './fieldResolvers';
import { genericPlans } from './genericPlans';
import { grantsOf } from './grantsOf';
import { inputRules } from './inputRules';
import { relationPlans } from './relationPlans';
import type { ResolverPlan } from './ResolverPlan';
import { loggedAs } from './loggedAs';
import { rateOf } from './rateOf';
import { withAccountCheck } from './withAccountCheck';

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

/** Returns the names of the arguments of a query that are dates; null when it has none. */
function dateArguments(type: string, field: string): string[] | null {
  const parent = type === 'Query' ? apiSchema.getType(type) : null;
  const declared = isObjectType(parent) ? (parent.getFields()[field]?.args ?? []) : [];
  const dates = declared.filter((each) => getNamedType(each.type).name === 'AWSDate');
  return dates.length > 0 ? dates.map(({ name }) => name) : null;
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

/** Adds to the resolver of a list the steps that read the related records of a page. */
function withRelationsAhead(plan: ResolverPlan): ResolverPlan {
  const query = apiSchema.getQueryType()?.getFields();
  const page = plan.type === 'Query' ? getNamedType(query?.[plan.field]?.type) : undefined;
  const row = isObjectType(page) ? getNamedType(page.getFields().items?.type) : undefined;
  return row ? { ...plan, steps: [...plan.steps, ...aheadSteps(row.name)] } : plan;
}

/** Returns the plans of the fields with a resolver of their own. */
function customPlans(): ResolverPlan[] {
  return Object.entries(fieldResolvers).map(([coordinate, { one, steps }]) => {
    const [type = '', field = ''] = coordinate.split('.');
    const define = { RELATION: { field, by: one?.by ?? '' } };
    return { type, field, steps: steps.map((step) => ({ ...step, define })) };
  });
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
