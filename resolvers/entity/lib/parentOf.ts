import type { Entity } from '../../../model/Entity';

/**
 * The parts of an entity's parent that its key needs. The parent is a profile, a job, a conversation or a
 * record directly below one, whose id is a ULID.
 */
export function parentOf(entity: Entity): Pick<Entity, 'name' | 'table' | 'path' | 'isPrivate' | 'id'> {
  const path = entity.path.slice(0, entity.path.length - 1);
  const isRoot = path.length === 0;
  const roots: Record<string, string> = { Talent: 'User' };
  const name = isRoot ? (roots[entity.table] ?? entity.table) : `${path[path.length - 1]}`;
  return {
    name,
    table: entity.table,
    path,
    isPrivate: isRoot ? false : entity.isPrivate,
    id: isRoot ? 'single' : 'ulid',
  };
}
