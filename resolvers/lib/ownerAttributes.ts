import type { Entity } from '../../model/Entity';
import type { Item } from './Item';

/** The owner attribute of an entity, filled by the server. */
export function ownerAttributes(entity: Pick<Entity, 'owner'>, sub: string): Item {
  if (entity.owner === 'owners') return { owners: [sub] };
  return entity.owner === '' ? {} : { [entity.owner]: sub };
}
