import { buildASTSchema, getNamedType, isAbstractType, isObjectType, parse } from 'graphql';
import type { GraphQLNamedType, GraphQLObjectType, GraphQLSchema } from 'graphql';
import { awsPrelude } from './awsPrelude';

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

/**
 * Returns the coordinates (`Type.field`) that guests may call: root fields that the schema allows for both
 * IAM and Cognito, and all fields of the types that these return directly or indirectly.
 */
export function guestFields(sdl: string): string[] {
  const schema = buildASTSchema(parse(awsPrelude + sdl));
  const roots = [schema.getQueryType(), schema.getMutationType()].filter((type): type is GraphQLObjectType =>
    Boolean(type),
  );
  const fields = roots.flatMap((root) =>
    Object.values(root.getFields()).map((field) => ({
      coordinate: `${root.name}.${field.name}`,
      directives: (field.astNode?.directives ?? []).map(({ name }) => name.value),
      type: getNamedType(field.type),
    })),
  );
  const guests = fields.filter(
    ({ directives }) => directives.includes('aws_iam') && directives.includes('aws_cognito_user_pools'),
  );
  return [
    ...guests.map(({ coordinate }) => coordinate),
    ...reachable(
      schema,
      guests.map(({ type }) => type),
    ),
  ];
}
