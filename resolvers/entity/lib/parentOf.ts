import type { Entity } from '../../../model/Entity';

/**
 * Returns what `keyOf` needs to know of an entity's parent. The parent is the root of the table (profile, job
 * or conversation), or an entity below it whose ids end with a ULID.
 */
export function parentOf(entity: Entity): Pick<Entity, 'name' | 'table' | 'path' | 'isPrivate' | 'id'> {
  const path = entity.path.slice(0, entity.path.length - 1);
  const isRoot = path.length === 0;
  const roots: Record<string, string> = { Talent: 'User' };
  const name = isRoot ? (roots[entity.table] ?? entity.table) : (path[path.length - 1] ?? '');
  return {
    name,
    table: entity.table,
    path,
    isPrivate: isRoot ? false : entity.isPrivate,
    id: isRoot ? 'single' : 'ulid',
  };
}
