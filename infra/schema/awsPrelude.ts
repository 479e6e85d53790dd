/** Definitions of scalars and directives that AppSync adds to every schema, in GraphQL SDL. */
export const awsPrelude = `
scalar AWSDate scalar AWSDateTime scalar AWSEmail scalar AWSJSON scalar AWSPhone scalar AWSURL
directive @aws_iam on FIELD_DEFINITION | OBJECT
directive @aws_cognito_user_pools(cognito_groups: [String!]) on FIELD_DEFINITION | OBJECT
directive @aws_subscribe(mutations: [String!]!) on FIELD_DEFINITION
`;
