import type { Entity } from './Entity';

/** The primary key of an item. */
export interface RecordKey {
  pk: string;
  sk: string;
}

type KeyedEntity = Pick<Entity, 'name' | 'table' | 'path' | 'isPrivate' | 'id'>;

/** Returns how many segments the ids of an entity have: the partition, and one per level that is not `single`. */
export function idLength(entity: KeyedEntity): number {
  if (entity.table === 'Insight') return entity.name === 'Insight' ? 3 : 2;
  if (entity.table === 'Catalog' || entity.path.length === 0) return 1;
  return entity.id === 'single' ? entity.path.length : entity.path.length + 1;
}

/** Maximum length of an id: even with three bytes per character and entity names it fits a sort key. */
export const longestId = 300;

/** True when the text has the form of an id of this entity; no other text can be turned into a key. */
export function isIdOf(entity: KeyedEntity, id: string): boolean {
  const segments = id.split('.');
  if (segments.length !== idLength(entity) || id.length > longestId) return false;
  return segments.filter((segment) => segment === '' || segment.includes('#')).length === 0;
}

/**
 * Returns the key of a record from its id alone. The first segment of the id is the partition. The sort key spells
 * the other segments with entity names, so a subtree is one `begins_with`. In the Insight table all segments but
 * the last name a series. The id must satisfy `isIdOf`.
 */
export function keyOf(entity: KeyedEntity, id: string): RecordKey {
  if (entity.table === 'Catalog') return { pk: entity.name, sk: id };
  const segments = id.split('.');
  if (entity.table === 'Insight') {
    const above = segments.slice(0, segments.length - 1).join('#');
    const pk = entity.name === 'Insight' ? above : `${entity.name}#${above}`;
    return { pk, sk: `${segments[segments.length - 1]}` };
  }
  const pk = entity.isPrivate ? `${segments[0]}#private` : `${segments[0]}`;
  if (entity.path.length === 0) return { pk, sk: entity.name };
  const sk = entity.path.map((name, level) => {
    const segment = segments[level + 1];
    return segment === undefined ? name : `${name}#${segment}`;
  });
  return { pk, sk: sk.join('#') };
}

/**
 * Returns the partition and the sort-key prefix of all records of one type below a record, with their descendants.
 */
export function childrenPrefix(child: KeyedEntity, parentId: string): RecordKey {
  const own = keyOf(child, `${parentId}.`);
  return { pk: own.pk, sk: own.sk };
}

/** Returns the id of a record below its parent; `segment` is a ULID or the other id of a join. */
export function childId(parentId: string, segment: string): string {
  return `${parentId}.${segment}`;
}

/** Returns the id of the parent. */
export function parentIdOf(id: string): string {
  const segments = id.split('.');
  return segments.slice(0, segments.length - 1).join('.');
}

/** Returns the partition of an id; for records of a talent it is the sub of that person. */
export function partitionOf(id: string): string {
  return `${id.split('.')[0]}`;
}
