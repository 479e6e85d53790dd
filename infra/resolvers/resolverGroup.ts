const verbs = { create: 'Creates', update: 'Updates', delete: 'Deletes' } as const;

/** The nested stacks of the API's resolvers. */
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
 * Returns the nested stack of a resolver, which depends only on its coordinate: a deployed resolver cannot move
 * between stacks, and its coordinate never changes (docs/adr/0006).
 */
export function resolverGroup(type: string, field: string): ResolverGroup {
  if (type === 'Query') return /^(list|search)/.test(field) ? 'Lists' : 'Queries';
  if (type === 'Subscription') return 'Commands';
  if (type !== 'Mutation') return 'Relations';
  const [verb] = /^(create|update|delete)(?=[A-Z])/.exec(field) ?? [];
  return verb ? verbs[verb as keyof typeof verbs] : 'Commands';
}
