import { buildSchema, type GraphQLSchema } from 'graphql';
import { limits } from '../limits';
import { awsScalars } from './awsScalars';
import { prelude } from './prelude';

/**
 * The executable schema of an API, without resolvers.
 * @throws when the document is invalid or larger than AppSync accepts
 */
export function createSchema(definition: string): GraphQLSchema {
  const bytes = Buffer.byteLength(definition);
  if (bytes > limits.schemaBytes) {
    throw new Error(`the schema has ${bytes} bytes, AppSync accepts ${limits.schemaBytes}`);
  }
  const schema = buildSchema(prelude + definition);
  for (const [name, behaviour] of Object.entries(awsScalars))
    Object.assign(schema.getType(name) ?? {}, behaviour);
  return schema;
}
