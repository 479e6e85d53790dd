import { fieldResolvers } from './fieldResolvers';
import type { Entity } from '../../model/Entity';
import { aheadSteps } from './aheadSteps';
import type { ResolverPlan } from './ResolverPlan';

/** Plans the generic resolvers of an entity's relations. Relations with a custom resolver are left out. */
export function relationPlans(entity: Entity, entities: readonly Entity[]): ResolverPlan[] {
  const generic = Object.entries(entity.relations).filter(
    ([field]) => !fieldResolvers[`${entity.name}.${field}`],
  );
  return generic.map(([field, relation]) => {
    const target = entities.find(({ name }) => name === relation.entity);
    if (!target)
      throw new Error(`${entity.name}.${field} leads to ${relation.entity}, which is not declared`);
    const by = relation.kind === 'one' ? relation.by : '';
    // Only jobs: a resolver with one step is faster, and other relations are seldom selected below a record.
    const ahead = relation.kind === 'many' ? aheadSteps(target.name, ['OpenJob']) : [];
    return {
      type: entity.name,
      field,
      steps: [
        {
          file: `resolvers/entity/relation.ts#${relation.kind}`,
          define: { ENTITY: target, RELATION: { field, by } },
          source: target.table,
        },
        ...ahead,
      ],
    };
  });
}
