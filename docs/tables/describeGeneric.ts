import { coordinates } from '../../infra/resolvers/genericPlans';
import { entities } from '../../model/entities';
import type { Entity, Operation } from '../../model/Entity';

const OPERATIONS: readonly Operation[] = ['get', 'list', 'create', 'update', 'delete'];

const named = (name: string) => `${/^[AEIO]/.test(name) ? 'an' : 'a'} \`${name}\` record`;

/**
 * Returns the end of a sentence that names the record below which a new one is created: the parent entity, or
 * the root of the partition. Empty for entities that are roots themselves.
 */
function parentOf({ path, table }: Entity): string {
  const root = table === 'Talent' ? 'User' : table;
  return path.length === 0 ? '' : ` below its \`${path.at(-2) ?? root}\``;
}

function sentence(entity: Entity, operation: Operation, field: string): string {
  const { name, lists, referencedInSearchBy } = entity;
  const index = lists.find((list) => list.field === field)?.index;
  const order = { byPosition: ' by position', byCreatedAt: ' by creation time', none: '' }[index ?? 'none'];
  const sentences: Record<Operation, string> = {
    get: `Returns ${named(name)} by id.`,
    list: `Lists the \`${name}\` records${order}.`,
    create: `Adds ${named(name)}${parentOf(entity)}.`,
    update: `Changes ${named(name)}.`,
    delete: `Removes ${named(name)}${referencedInSearchBy === '' ? '' : ' that no talent or job refers to'}.`,
  };
  return sentences[operation];
}

/**
 * Describes a generic root field such as `Query.getJob` in one sentence; empty for a field with a custom
 * resolver.
 */
export function describeGeneric(coordinate: string): string {
  for (const entity of entities)
    for (const operation of OPERATIONS)
      for (const [type, field] of coordinates(entity, operation))
        if (`${type}.${field}` === coordinate && entity.access[operation])
          return sentence(entity, operation, field);
  return '';
}
