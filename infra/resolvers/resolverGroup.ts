const verbs = { create: 'Creates', update: 'Updates', delete: 'Deletes' } as const;

/** Names of the nested CloudFormation stacks that contain the API's resolvers. */
export const resolverGroups = [
  'Queries',
  'Lists',
  'Creates',
  'Updates',
  'Deletes',
  'Commands',
  'Relations',
] as const;

export type ResolverGroup = (typeof resolverGroups)[number];

/**
 * Returns the nested stack that contains a GraphQL field's resolver. It depends only on the type and the name
 * of the field: CloudFormation cannot move a deployed resolver to another stack (docs/adr/0006).
 */
export function resolverGroup(type: string, field: string): ResolverGroup {
  if (type === 'Query') return /^(list|search)/.test(field) ? 'Lists' : 'Queries';
  if (type === 'Subscription') return 'Commands';
  if (type !== 'Mutation') return 'Relations';
  const [verb] = /^(create|update|delete)(?=[A-Z])/.exec(field) ?? [];
  return verb ? verbs[verb as keyof typeof verbs] : 'Commands';
}
