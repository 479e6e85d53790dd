import { entities } from '../../../../model/entities';
import type { Operation } from '../../../../model/Entity';
import { fieldResolvers } from '../../../../infra/resolvers/fieldResolvers';
import { readSchema } from '../../../support/readSchema';

const NOT_OF_PEOPLE = ['admin', 'system'];

function grantsOf(field: string): readonly string[] {
  const written = fieldResolvers[`Mutation.${field}`];
  if (written) return written.grants ?? [];
  const [, verb = '', name = ''] = /^([a-z]+)(\w+)$/.exec(field) ?? [];
  return entities.find((entity) => entity.name === name)?.access[verb as Operation] ?? [];
}

/**
 * Returns the names of all mutations that somebody else than an administrator may call.
 * @throws Error if there is a mutation that nobody may call
 */
export function mutationsOfPeople(): string[] {
  const fields = Object.keys(readSchema().getMutationType()?.getFields() ?? {});
  const unknown = fields.filter((field) => grantsOf(field).length === 0);
  if (unknown.length > 0) throw new Error(`Nobody may call ${unknown.join(', ')}`);
  return fields.filter((field) => grantsOf(field).some((grant) => !NOT_OF_PEOPLE.includes(grant)));
}
