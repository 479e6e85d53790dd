import { getNamedType, isEnumType, isInputObjectType, isObjectType } from 'graphql';
import type { Entity } from '../../../model/Entity';
import { entities } from '../../../model/entities';
import { enums } from '../../../model/enums';
import { fieldResolvers } from '../../../infra/resolvers/fieldResolvers';
import { readSchema } from '../../support/readSchema';

const schema = readSchema();

function fieldsOf(name: string) {
  const type = schema.getType(name);
  if (!isObjectType(type)) throw new Error(`${name} is no type of the schema`);
  return Object.values(type.getFields());
}

const duplicates = (names: string[]) => names.filter((name, index) => names.indexOf(name) !== index);

const [inApi, stored] = [true, false].map((isType) =>
  entities.filter(({ name }) => (schema.getType(name) !== undefined) === isType),
) as [Entity[], Entity[]];

test('every entity is a type of the API', () => {
  expect(stored.map(({ name }) => name)).toEqual([]);
});

describe.each(inApi.map((entity) => [entity.name, entity] as const))('%s', (name, entity) => {
  const ruled = entity.fields.flatMap(({ fields }) => fields.split(' '));
  const typed = fieldsOf(name).map((field) => field.name);

  test('has every field of its type in exactly one rule of visibility', () => {
    expect([...ruled].sort()).toEqual([...typed].sort());
    expect(duplicates(ruled)).toEqual([]);
  });

  test('refers to existing fields as flags', () => {
    const flags = entity.fields.flatMap(({ fields: _, ...viewers }) =>
      Object.values(viewers).filter((rule) => typeof rule === 'string'),
    );
    expect(
      flags.map((flag) => flag.replace('!', '').replace('=', '')).filter((flag) => !typed.includes(flag)),
    ).toEqual([]);
  });

  test('has a resolver for every field that leads to another record', () => {
    const leading = fieldsOf(name).filter(({ type }) => isRecord(getNamedType(type).name));
    const unresolved = leading
      .map((field) => field.name)
      .filter((field) => !entity.relations[field] && !fieldResolvers[`${name}.${field}`]);
    expect(unresolved).toEqual([]);
  });

  test('has its owner attribute in the type', () => {
    expect(entity.owner === '' || typed.includes(entity.owner)).toBe(true);
  });

  test('lists only existing input fields as admin-only', () => {
    const inputs = ['Create', 'Update'].map((verb) => schema.getType(`${verb}${name}Input`));
    const written = inputs.flatMap((input) =>
      isInputObjectType(input) ? Object.keys(input.getFields()) : [],
    );
    expect(entity.adminOnlyInputs.filter((field) => !written.includes(field))).toEqual([]);
  });
});

/**
 * Returns whether a type is a record or a connection of records. Other objects, such as the lines of a
 * history, are parts of a record.
 */
function isRecord(typeName: string): boolean {
  return entities.some(({ name }) => typeName === name || typeName === `Model${name}Connection`);
}

describe('the enumerations', () => {
  const inSchema = Object.values(schema.getTypeMap()).filter(
    (type) => isEnumType(type) && !/^(__|Model|Searchable)/.test(type.name),
  );

  test('are the same in the schema and in the model', () => {
    const values = inSchema.map((type) =>
      isEnumType(type) ? [type.name, type.getValues().map(({ name }) => name)] : [],
    );
    expect(Object.fromEntries(values)).toEqual(enums);
  });
});
