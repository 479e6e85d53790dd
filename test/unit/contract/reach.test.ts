import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getNamedType, type GraphQLObjectType, isObjectType, isUnionType } from 'graphql';
import { readSchema } from '../../support/readSchema';

const schema = readSchema();
const iam = 'aws_iam';

const directivesOf = (node: { directives?: readonly { name: { value: string } }[] } | null | undefined) =>
  (node?.directives ?? []).map(({ name }) => name.value).sort();

/**
 * Returns every type that is reachable from the results of root fields which guests may call with signed
 * requests.
 */
function reachable(): GraphQLObjectType[] {
  const found = new Set<GraphQLObjectType>();
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const visit = (type: unknown) => {
    if (isUnionType(type)) type.getTypes().forEach(visit);
    if (!isObjectType(type) || found.has(type)) return;
    found.add(type);
    for (const field of Object.values(type.getFields())) visit(getNamedType(field.type));
  };
  for (const root of roots) {
    for (const field of Object.values(root?.getFields() ?? {})) {
      if (directivesOf(field.astNode).includes(iam)) visit(getNamedType(field.type));
    }
  }
  return [...found];
}

describe('what guests and the system can reach', () => {
  test.each(reachable().map((type) => [type.name, type] as const))(
    '%s is open to both kinds of callers and leaves fields to visibility',
    (_name, type) => {
      expect(directivesOf(type.astNode)).toEqual(['aws_cognito_user_pools', iam]);
      const marked = Object.values(type.getFields()).filter(
        ({ astNode }) => directivesOf(astNode).length > 0,
      );
      expect(marked.map(({ name }) => name)).toEqual([]);
    },
  );

  test('is never guarded by @aws_auth, which AppSync ignores when an API has two ways to sign in', () => {
    expect(readFileSync(join(__dirname, '../../../schema.graphql'), 'utf8')).not.toContain('@aws_auth');
  });
});
