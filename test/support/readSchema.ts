import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, type GraphQLSchema } from 'graphql';

const root = join(__dirname, '..', '..');

let schema: GraphQLSchema | undefined;

/**
 * Returns schema.graphql as a schema, with the scalars and directives that AppSync defines. It is built once for each
 * test file.
 */
export function readSchema(): GraphQLSchema {
  const parts = ['web/aws-appsync.graphql', 'schema.graphql'];
  schema ??= buildSchema(parts.map((path) => readFileSync(join(root, path), 'utf8')).join('\n'));
  return schema;
}
