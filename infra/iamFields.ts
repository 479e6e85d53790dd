import { buildASTSchema, getNamedType, isAbstractType, isObjectType, parse } from 'graphql';
import type { GraphQLNamedType, GraphQLObjectType, GraphQLSchema } from 'graphql';
import { awsPrelude } from './awsPrelude';

/** What a kind of IAM caller may ask for, as coordinates: its root fields, and all fields of what they reach. */
export interface IamFields {
  guests: string[];
  system: string[];
}

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
  const schema = buildASTSchema(parse(awsPrelude + sdl));
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
