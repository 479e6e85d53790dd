import type { Entity } from '../../../model/Entity';

/**
 * Returns those properties of an entity's parent that `keyOf` needs. The parent is a root entity (profile,
 * job or conversation) or an entity below a root. In the second case it must be an entity whose ids end with
 * a ULID.
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
