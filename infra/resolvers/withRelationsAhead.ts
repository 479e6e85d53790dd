import { getNamedType, isObjectType } from 'graphql';
import { apiSchema } from '../schema/apiSchema';
import { aheadSteps } from './aheadSteps';
import type { ResolverPlan } from './ResolverPlan';

/** Adds to the resolver of a list the steps that read the related records of a page. */
export function withRelationsAhead(plan: ResolverPlan): ResolverPlan {
  const query = apiSchema.getQueryType()?.getFields();
  const page = plan.type === 'Query' ? getNamedType(query?.[plan.field]?.type) : undefined;
  const row = isObjectType(page) ? getNamedType(page.getFields().items?.type) : undefined;
  return row ? { ...plan, steps: [...plan.steps, ...aheadSteps(row.name)] } : plan;
}
