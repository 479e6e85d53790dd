import type { GraphQLSchema } from 'graphql';

/** Which subscription fields a mutation feeds, by `@aws_subscribe(mutations: […])`. */
export function feedsOf(schema: GraphQLSchema): Map<string, string[]> {
  const feeds = new Map<string, string[]>();
  for (const field of Object.values(schema.getSubscriptionType()?.getFields() ?? {})) {
    const directive = field.astNode?.directives?.find(({ name }) => name.value === 'aws_subscribe');
    const mutations = directive?.arguments?.find(({ name }) => name.value === 'mutations')?.value;
    for (const mutation of mutations?.kind === 'ListValue' ? mutations.values : []) {
      if (mutation.kind !== 'StringValue') continue;
      feeds.set(mutation.value, [...(feeds.get(mutation.value) ?? []), field.name]);
    }
  }
  return feeds;
}
