import { entities } from '../../../model/entities';
import { readSchema } from '../../support/readSchema';

const queries = readSchema().getQueryType()?.getFields() ?? {};
const listing = entities.filter(({ lists, access }) => lists.length > 0 || access.list);

test.each(listing.map((entity) => [entity.name, entity] as const))(
  'the lists that %s declares are root fields of the schema that return its records',
  (name, { lists }) => {
    const declared = Object.fromEntries(lists.map(({ field }) => [field, `Model${name}Connection!`]));
    const found = lists.map(({ field }): [string, unknown] => [field, queries[field]?.type.toString()]);
    expect(Object.fromEntries(found)).toEqual(declared);
    expect(lists).not.toEqual([]);
  },
);

test.each(listing.map((entity) => [entity.name, entity] as const))(
  'every root field of the schema that lists the whole catalogue %s is declared by it',
  (name, { lists }) => {
    const all = Object.values(queries).filter(
      ({ name: field, type }) => field.startsWith('list') && type.toString() === `Model${name}Connection!`,
    );
    expect(lists.map(({ field }) => field).sort()).toEqual(all.map((field) => field.name).sort());
  },
);
