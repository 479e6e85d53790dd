import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, parse } from 'graphql';

const sdl = ['web/aws-appsync.graphql', 'schema.graphql']
  .map((file) => readFileSync(join(__dirname, '..', file), 'utf8'))
  .join('');

/** The schema, and how its scalars and enums appear in generated types; of the web app and of the tests. */
export const codegenConfig = {
  schema: { schema: parse(sdl), schemaAst: buildSchema(sdl) },
  types: {
    scalars: {
      AWSDate: 'string',
      AWSTime: 'string',
      AWSDateTime: 'string',
      AWSTimestamp: 'number',
      AWSEmail: 'string',
      AWSJSON: 'string',
      AWSURL: 'string',
      AWSPhone: 'string',
      AWSIPAddress: 'string',
    },
    enumsAsTypes: true,
    useTypeImports: true,
  },
};
