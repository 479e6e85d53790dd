import type { Entity } from './Entity';

/** Where an item lies. */
export interface RecordKey {
  pk: string;
  sk: string;
}

type KeyedEntity = Pick<Entity, 'name' | 'table' | 'path' | 'isPrivate' | 'id'>;

/** How many segments the ids of an entity have: the partition, then one per level that is not a single. */
export function idLength(entity: KeyedEntity): number {
  if (entity.table === 'Insight') return entity.name === 'Insight' ? 3 : 2;
  if (entity.table === 'Catalog' || entity.path.length === 0) return 1;
  return entity.id === 'single' ? entity.path.length : entity.path.length + 1;
}

/** The most characters of an id: of three bytes each, with an entity’s name before them, a sort key still holds them. */
export const longestId = 300;

/** True when the text can be an id of this entity; anything else cannot be an address. */
export function isIdOf(entity: KeyedEntity, id: string): boolean {
  const segments = id.split('.');
  if (segments.length !== idLength(entity) || id.length > longestId) return false;
  return segments.filter((segment) => segment === '' || segment.includes('#')).length === 0;
}

/**
 * The address of a record, by its id alone: the partition is the id's first segment, the sort key spells
 * the rest with entity names, so a subtree is one `begins_with`. Rows of the Insight table are series: all but
 * the last segment name the series. The id must satisfy `isIdOf`.
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

/** The sort-key prefix of all children of one kind below a record; with their own descendants. */
export function childrenPrefix(child: KeyedEntity, parentId: string): RecordKey {
  const own = keyOf(child, `${parentId}.`);
  return { pk: own.pk, sk: own.sk };
}

/** The id of a record below its parent; `segment` is a ULID or the other id of a join. */
export function childId(parentId: string, segment: string): string {
  return `${parentId}.${segment}`;
}

/** The id of the record that a child lies below. */
export function parentIdOf(id: string): string {
  const segments = id.split('.');
  return segments.slice(0, segments.length - 1).join('.');
}

/** The partition of an id: for a talent's records, the sub of the person they belong to. */
export function partitionOf(id: string): string {
  return `${id.split('.')[0]}`;
}
