/**
 * Generates `resolvers/generated/types.ts` from the schema and the model: the arguments and the result of each root field,
 * and what is stored of each entity. Runs with `npm run codegen`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  getNamedType,
  getNullableType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import type { Entity } from '../../model/Entity';
import { entities } from '../../model/entities';
import { apiSchema } from '../schema/apiSchema';

const folder = join(__dirname, '..', '..', 'resolvers', 'generated');

const names = new Set(entities.map(({ name }) => name));

/**
 * Returns the type of an object in an attribute. A stored copy of another record has some of its fields; which, only the
 * writer knows. A list below is what a resolver passes to the one of that list.
 */
function objectType(name: string): string {
  if (names.has(name)) return `Snapshot<'${name}'>`;
  return name.endsWith('Connection') ? 'PreloadedRelation' : `Partial<Omit<S.${name}, '__typename'>>`;
}

function attributeType(type: GraphQLOutputType): string {
  const named = getNamedType(type);
  const isScalar =
    !isObjectType(named) && apiSchema.getType(named.name)?.astNode?.kind !== 'EnumTypeDefinition';
  const scalar = isScalar ? `S.Scalars['${named.name}']['output']` : `S.${named.name}`;
  const element = isObjectType(named) ? objectType(named.name) : scalar;
  return isListType(getNullableType(type)) ? `readonly ${element}[]` : element;
}

/**
 * Returns the fields that every record of an entity has: those that the API promises (AppSync refuses a record without
 * them), the id of the parent, the owner, what the id contains, and what a create must name, because no update clears
 * that.
 */
function requiredFields({ name, parent, owner, id }: Entity): Set<string> {
  const input = apiSchema.getType(`Create${name}Input`);
  const named = isInputObjectType(input) ? Object.values(input.getFields()) : [];
  const type = apiSchema.getType(name);
  const promised = isObjectType(type) ? Object.values(type.getFields()) : [];
  const required = [...named, ...promised].filter((field) => isNonNullType(field.type));
  const segment = Array.isArray(id) && id.length === 1 ? id : [];
  return new Set([...required.map((field) => field.name), parent, owner, ...segment]);
}

/** Returns the name that graphql-codegen gives to the arguments of a field: `listWPWorkers` becomes `ListWpWorkers`. */
const pascal = (text: string) =>
  text
    .replace(/^./, (letter) => letter.toUpperCase())
    .replaceAll(
      /([A-Z])([A-Z]+)(?=[A-Z][a-z]|$)/g,
      (_, first: string, rest: string) => first + rest.toLowerCase(),
    );

function rootEntry(type: GraphQLObjectType, name: string): string {
  const field = type.getFields()[name];
  const args = field?.args.length ? `S.${type.name}${pascal(name)}Args` : 'Record<string, never>';
  return `  '${type.name}.${name}': { args: ${args}; result: S.${type.name}['${name}'] };`;
}

const roots = [apiSchema.getQueryType(), apiSchema.getMutationType(), apiSchema.getSubscriptionType()];
const rootEntries = roots.flatMap((type) =>
  type ? Object.keys(type.getFields()).map((name) => rootEntry(type, name)) : [],
);

const types = Object.values(apiSchema.getTypeMap()).filter(isObjectType);
const relationEntries = types
  .filter((type) => !roots.includes(type) && !type.name.startsWith('__'))
  .flatMap((type) =>
    Object.values(type.getFields()).map(({ name, args }) => {
      const given = args.length > 0 ? `S.${pascal(type.name)}${pascal(name)}Args` : 'Record<string, never>';
      return `  '${type.name}.${name}': { args: ${given} };`;
    }),
  );

const rows = entities.map((entity) => {
  const type = apiSchema.getType(entity.name);
  const fields = isObjectType(type) ? Object.values(type.getFields()) : [];
  const required = requiredFields(entity);
  const attributes = fields.map((field) =>
    required.has(field.name)
      ? `    ${field.name}: ${attributeType(field.type)};`
      : `    ${field.name}?: ${attributeType(field.type)} | null;`,
  );
  return [`  ${entity.name}: Stored<'${entity.name}', {`, ...attributes, '  }>;'].join('\n');
});

const tables = [...new Set(entities.map(({ table }) => table))].map((table) => {
  const within = entities.filter((entity) => entity.table === table).map(({ name }) => `'${name}'`);
  return `  ${table}: ${within.join(' | ')};`;
});

mkdirSync(folder, { recursive: true });
writeFileSync(
  join(folder, 'types.ts'),
  [
    "import type { StoredAttributes } from '../../model/StoredAttributes';",
    "import type * as S from '../../web/src/generated/schema';",
    "import type { PreloadedRelation } from '../lib/relation/preloaded';",
    '/** A stored record, or some of its attributes. */',
    'export type StoredRow = Record<string, unknown>;',
    '/** The arguments and the result of each root field. */',
    'export interface RootFields {',
    ...rootEntries,
    '}',
    '/** The arguments of the fields of all other types. */',
    'export interface RelationFields {',
    ...relationEntries,
    '}',
    'type Own<Name> = Name extends keyof StoredAttributes ? StoredAttributes[Name] : unknown;',
    "type Stored<Name, Fields> = { __typename: Name } & StoredAttributes['every'] &",
    '  Own<Name> & Omit<Fields, keyof Own<Name>>;',
    '/** What may be stored of each entity. A row read from a table lacks what nobody wrote. */',
    'export interface Rows {',
    ...rows,
    '}',
    'export type EntityName = keyof Rows;',
    '/** The entities whose records each table contains. */',
    'export interface EntitiesIn {',
    ...tables,
    '}',
    '/** The copy of a record in another one: some of its attributes. */',
    'export type Snapshot<Name extends EntityName> = Partial<Rows[Name]>;',
    '/** The row of an entity; of one that only the build knows, any. */',
    'export type RowOf<Name extends string> = Name extends EntityName ? Rows[Name] : StoredRow;',
    '',
  ].join('\n'),
);
