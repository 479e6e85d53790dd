import type { Entity, ToOne } from './Entity';

/** The catalogue entry whose id is part of a record's id. */
export interface KeyEntry {
  /** The relation that leads to the entry, such as `skillTag`. */
  relation: string;
  /** The name of the catalogue, such as `SkillTag`. */
  catalogue: string;
  id: string;
  /** The key by which the index `byParent` finds the records that refer to the entry: `<catalogue>#<id>`. */
  key: string;
}

/**
 * Returns the catalogue entry whose id is part of a record's id, given the record or the input from which it
 * is created; undefined if there is none. Only entities with `mustExist` have such entries. The record stores
 * a copy of the entry.
 */
export function keyEntry(
  { id, mustExist, relations }: Pick<Entity, 'id' | 'mustExist' | 'relations'>,
  values: Readonly<Record<string, unknown>>,
): KeyEntry | undefined {
  if (id === 'ulid' || id === 'single') return undefined;
  const field = id.filter((name) => values[name])[0];
  const relation = mustExist.filter((name) => (relations[name] as ToOne).by === field)[0];
  if (!field || !relation) return undefined;
  const catalogue = (relations[relation] as ToOne).entity;
  return { relation, catalogue, id: `${values[field]}`, key: `${catalogue}#${values[field]}` };
}
