import { entities } from '../../../model/entities';
import type { Entity } from '../../../model/Entity';

const roots: Partial<Record<string, string>> = { Talent: 'User' };

/**
 * The entities whose records are counted in their parent record, because a parent may have only a limited
 * number of them. `parent` is the name of the parent record's entity.
 */
export const countedEntities: readonly { entity: Entity; parent: string }[] = entities
  .filter(({ perParent }) => perParent > 0)
  .map((entity) => ({ entity, parent: entity.path.at(-2) ?? roots[entity.table] ?? entity.table }));
