import { buildSchema, type GraphQLSchema } from 'graphql';
import { limits } from '../limits';
import { awsScalars } from './awsScalars';

/**
 * The scalars and directives that AppSync adds to every schema. See
 * https://docs.aws.amazon.com/appsync/latest/devguide/scalars.html
 */
const prelude = `
scalar AWSDate
scalar AWSTime
scalar AWSDateTime
scalar AWSTimestamp
scalar AWSEmail
scalar AWSJSON
scalar AWSPhone
scalar AWSURL
scalar AWSIPAddress
directive @aws_subscribe(mutations: [String!]!) on FIELD_DEFINITION
directive @aws_api_key on FIELD_DEFINITION | OBJECT
directive @aws_iam on FIELD_DEFINITION | OBJECT
directive @aws_oidc on FIELD_DEFINITION | OBJECT
directive @aws_lambda on FIELD_DEFINITION | OBJECT
directive @aws_auth(cognito_groups: [String!]!) on FIELD_DEFINITION
directive @aws_cognito_user_pools(cognito_groups: [String!]) on FIELD_DEFINITION | OBJECT
`;

/**
 * Creates the executable GraphQL schema of an API, without resolvers.
 * @throws Error when the SDL is invalid or larger than AppSync accepts
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
