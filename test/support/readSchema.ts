import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, type GraphQLSchema } from 'graphql';

const root = join(__dirname, '..', '..');

/** Reads schema.graphql as a schema and adds the scalars and directives that AppSync defines. */
export function readSchema(): GraphQLSchema {
  const parts = ['web/aws-appsync.graphql', 'schema.graphql'];
  return buildSchema(parts.map((path) => readFileSync(join(root, path), 'utf8')).join('\n'));
}
