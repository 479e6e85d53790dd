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
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { entities } from '../../model/entities';
import { apiSchema } from '../schema/apiSchema';

const folder = join(__dirname, '..', '..', 'resolvers', 'generated');

/** Returns the type of an attribute. A stored copy of another record has some of its fields; which, only the writer knows. */
function attributeType(type: GraphQLOutputType): string {
  const named = getNamedType(type);
  const bare = getNullableType(type);
  const one = isObjectType(named) ? 'StoredRow' : `S.Scalars['${named.name}']['output']`;
  const isScalar =
    !isObjectType(named) && apiSchema.getType(named.name)?.astNode?.kind !== 'EnumTypeDefinition';
  const element = isObjectType(named) || isScalar ? one : `S.${named.name}`;
  return isListType(bare) ? `readonly ${element}[]` : element;
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

const rows = entities.map(({ name }) => {
  const type = apiSchema.getType(name);
  const fields = isObjectType(type) ? Object.values(type.getFields()) : [];
  const attributes = fields.map((field) =>
    // What the API promises is stored; AppSync refuses a record without it.
    isNonNullType(field.type)
      ? `    ${field.name}: ${attributeType(field.type)};`
      : `    ${field.name}?: ${attributeType(field.type)} | null;`,
  );
  return [`  ${name}: StoredRow & {`, `    __typename?: '${name}';`, ...attributes, '  };'].join('\n');
});

mkdirSync(folder, { recursive: true });
writeFileSync(
  join(folder, 'types.ts'),
  [
    "import type * as S from '../../web/src/generated/schema';",
    '/** A stored record, or some of its attributes. */',
    'export type StoredRow = Record<string, unknown>;',
    '/** The arguments and the result of each root field. */',
    'export interface RootFields {',
    ...rootEntries,
    '}',
    '/** What may be stored of each entity. A row read from a table lacks what nobody wrote. */',
    'export interface Rows {',
    ...rows,
    '}',
    '',
  ].join('\n'),
);
