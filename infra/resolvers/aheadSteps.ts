import { fieldResolvers } from './fieldResolvers';
import { entities } from '../../model/entities';
import type { Entity, Table } from '../../model/Entity';
import type { ResolverStep } from './ResolverPlan';

/** A relation to one record that the lists of its parents read ahead. */
interface Ahead {
  field: string;
  by: string;
  entity: Pick<Entity, 'name' | 'table' | 'path' | 'isPrivate' | 'id'>;
}

/** Returns the relations of a type to one record, each with the field that contains the record's id. */
function relationsOf(type: string): Ahead[] {
  const generic = Object.entries(entities.find(({ name }) => name === type)?.relations ?? {}).flatMap(
    ([field, relation]) =>
      relation.kind === 'one' ? [{ field, by: relation.by, entity: relation.entity }] : [],
  );
  const custom = Object.entries(fieldResolvers).flatMap(([coordinate, { one }]) => {
    const [parent, field = ''] = coordinate.split('.');
    return one && parent === type ? [{ field, ...one }] : [];
  });
  const all = [...generic, ...custom].sort((one, other) => (one.field < other.field ? -1 : 1));
  return all.map(({ field, by, entity }) => {
    const found = entities.find(({ name }) => name === entity);
    if (!found) throw new Error(`${type}.${field} leads to ${entity}, which is not declared`);
    const { name, table, path, isPrivate, id } = found;
    return { field, by, entity: { name, table, path, isPrivate, id } };
  });
}

/**
 * Returns the steps at the end of a list of records of a type, which read the related records of a page, one
 * step for each table.
 * @param from the tables from which they read; all if it is missing
 */
export function aheadSteps(type: string, from?: readonly Table[]): ResolverStep[] {
  const relations = relationsOf(type);
  const tables = [...new Set(relations.map(({ entity }) => entity.table))];
  return tables
    .filter((table) => !from || from.includes(table))
    .map((table) => ({
      file: 'resolvers/entity/relation.ts#ahead',
      define: { AHEAD: relations.filter(({ entity }) => entity.table === table) },
      source: table,
    }));
}
