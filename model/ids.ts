import type { Entity } from './Entity';

/** The primary key of a DynamoDB item. */
export interface RecordKey {
  pk: string;
  sk: string;
}

type KeyedEntity = Pick<Entity, 'name' | 'table' | 'path' | 'isPrivate' | 'id'> &
  Partial<Pick<Entity, 'isStaffOnly'>>;

/**
 * Returns the number of dot-separated segments in the ids of this entity: one for the partition and one for
 * each level of `path`. The last level has none if the entity is `single` (one record for each parent). A
 * catalogue entry has one segment; in the Insight table, a figure of the dashboard has three and an export
 * two.
 */
export function idLength(entity: KeyedEntity): number {
  if (entity.table === 'Insight') return entity.name === 'Insight' ? 3 : 2;
  if (entity.table === 'Catalog' || entity.path.length === 0) return 1;
  return entity.id === 'single' ? entity.path.length : entity.path.length + 1;
}

/**
 * Maximum number of characters in an id. A record's sort key consists of segments of its id and of entity
 * names. Because of this limit, the key stays shorter than DynamoDB permits, even if each character takes
 * three bytes.
 */
export const longestId = 300;

/** Returns whether a text has the form of an id of this entity. Only such a text may be passed to `keyOf`. */
export function isIdOf(entity: KeyedEntity, id: string): boolean {
  const segments = id.split('.');
  if (segments.length !== idLength(entity) || id.length > longestId) return false;
  return segments.filter((segment) => segment === '' || segment.includes('#')).length === 0;
}

/**
 * Returns the DynamoDB key of the record with this id, without reading anything. The first segment of the id
 * is the partition key (`<sub>#private` for private rows,
 * `<sub>#staff` for those that only job staff may see). The sort key consists of the entity names of the
 * path and the other segments, so that one `begins_with` finds a record and everything below it. For a
 * catalogue entry, the partition key is the entity's name and the sort key is the id. In the Insight table,
 * the sort key is the last segment of the id. The id must satisfy `isIdOf`.
 */
export function keyOf(entity: KeyedEntity, id: string): RecordKey {
  if (entity.table === 'Catalog') return { pk: entity.name, sk: id };
  const segments = id.split('.');
  if (entity.table === 'Insight') {
    const above = segments.slice(0, segments.length - 1).join('#');
    const pk = entity.name === 'Insight' ? above : `${entity.name}#${above}`;
    return { pk, sk: `${segments[segments.length - 1]}` };
  }
  const area = entity.isPrivate ? '#private' : '';
  const pk = `${segments[0]}${entity.isStaffOnly ? '#staff' : area}`;
  if (entity.path.length === 0) return { pk, sk: entity.name };
  const sk = entity.path.map((name, level) => {
    const segment = segments[level + 1];
    return segment === undefined ? name : `${name}#${segment}`;
  });
  return { pk, sk: sk.join('#') };
}

/**
 * Returns the key with which a Query finds all records of an entity below a parent record. `pk` is their
 * partition key, `sk` the prefix of their sort keys; records below them have the same prefix.
 */
export function childrenPrefix(child: KeyedEntity, parentId: string): RecordKey {
  const own = keyOf(child, `${parentId}.`);
  return { pk: own.pk, sk: own.sk };
}

/**
 * Returns the id of a child record. `segment` is the last segment of this id: a ULID or, in a record that
 * joins two others, the id of the second one.
 */
export function childId(parentId: string, segment: string): string {
  return `${parentId}.${segment}`;
}

/** Returns the parent's id for the id of a child record. */
export function parentIdOf(id: string): string {
  const segments = id.split('.');
  return segments.slice(0, segments.length - 1).join('.');
}

/** Returns the partition that an id belongs to. For records of a talent it is the talent's sub. */
export function partitionOf(id: string): string {
  return id.split('.')[0] ?? '';
}

/**
 * Returns the second segment of an id: the job of an application, the person of a membership, the ULID of a message.
 * Empty for an id of one segment.
 */
export function secondSegment(id: string): string {
  return id.split('.')[1] ?? '';
}
