import { entities } from '../../model/entities';
import type { Grant, Operation } from '../../model/Entity';
import { fieldResolvers } from './fieldResolvers';
import { coordinates } from './genericPlans';

/**
 * Returns the grants that the model declares for a root field such as `Query.getUser`. Null when the model does not
 * declare the field.
 */
export function grantsOf(coordinate: string): readonly (Grant | 'system')[] | null {
  const declared = fieldResolvers[coordinate];
  if (declared) return declared.grants ?? [];
  for (const entity of entities) {
    for (const [operation, grants] of Object.entries(entity.access) as [Operation, Grant[]][]) {
      if (coordinates(entity, operation).some((parts) => parts.join('.') === coordinate)) return grants;
    }
  }
  return null;
}
