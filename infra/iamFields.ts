import { buildASTSchema, getNamedType, isAbstractType, isObjectType, parse } from 'graphql';
import type { GraphQLNamedType, GraphQLObjectType, GraphQLSchema } from 'graphql';

/** What a kind of IAM caller may ask for, as coordinates: its root fields, and all fields of what they reach. */
export interface IamFields {
  guests: string[];
  system: string[];
}

const PRELUDE = `
scalar AWSDate scalar AWSDateTime scalar AWSEmail scalar AWSJSON scalar AWSPhone scalar AWSURL
directive @aws_iam on FIELD_DEFINITION | OBJECT
directive @aws_cognito_user_pools(cognito_groups: [String!]) on FIELD_DEFINITION | OBJECT
directive @aws_subscribe(mutations: [String!]!) on FIELD_DEFINITION
`;

function reachable(schema: GraphQLSchema, roots: readonly GraphQLNamedType[]): string[] {
  const seen = new Set<string>();
  const visit = (type: GraphQLNamedType): void => {
    if (isAbstractType(type)) schema.getPossibleTypes(type).forEach(visit);
    if (!isObjectType(type) || seen.has(type.name)) return;
    seen.add(type.name);
    for (const field of Object.values(type.getFields())) visit(getNamedType(field.type));
  };
  roots.forEach(visit);
  return [...seen].map((name) => `${name}.*`);
}

/** Reads the schema's directives: root fields marked for IAM and people are guests', for IAM alone the system's. */
export function iamFields(sdl: string): IamFields {
  const schema = buildASTSchema(parse(PRELUDE + sdl));
  const roots = [schema.getQueryType(), schema.getMutationType()].filter((type): type is GraphQLObjectType =>
    Boolean(type),
  );
  const marked = roots.flatMap((root) =>
    Object.values(root.getFields()).map((field) => ({
      coordinate: `${root.name}.${field.name}`,
      directives: (field.astNode?.directives ?? []).map(({ name }) => name.value),
      type: getNamedType(field.type),
    })),
  );
  const ofIam = marked.filter(({ directives }) => directives.includes('aws_iam'));
  const pick = (isForPeople: boolean) => {
    const own = ofIam.filter((field) => field.directives.includes('aws_cognito_user_pools') === isForPeople);
    const types = own.map(({ type }) => type);
    return [...own.map(({ coordinate }) => coordinate), ...reachable(schema, types)];
  };
  return { guests: pick(true), system: pick(false) };
}
