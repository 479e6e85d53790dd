import { entities } from '../model/entities';
import { operations } from '../model/operations';
import { genericPlans } from './genericPlans';
import { handWrittenPlans } from './handWrittenPlans';
import { relationPlans } from './relationPlans';
import type { ResolverPlan } from './ResolverPlan';

/** Every resolver of the API, derived from the model. */
export const resolverPlans: readonly ResolverPlan[] = [
  ...entities.flatMap((entity) => [...genericPlans(entity), ...relationPlans(entity, entities)]),
  ...handWrittenPlans(operations),
];
