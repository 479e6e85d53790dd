import { env } from './needs';
import { signedFetch } from '../lib/signedFetch';
import type { Announcement } from '../../model/Announcement';
import { ownCallHeader } from '../../model/ownCallHeader';

/**
 * Publishes an item to subscribers: sends the publishing mutation to AppSync, signed with the publishing role. Each
 * item is a request of its own, because AppSync documents subscriptions for mutations without aliases only.
 * @throws Error with AppSync's reason when it refuses the mutation
 */
export async function publish(
  { mutation, input, fields, nested = {} }: Announcement,
  item: Readonly<Record<string, unknown>>,
): Promise<void> {
  const names = [...fields, ...Object.keys(nested)];
  // AppSync sends subscribers only the fields that the mutation has selected.
  const selection = [...fields, ...Object.entries(nested).map(([name, parts]) => `${name} { ${parts} }`)];
  const body = JSON.stringify({
    query: `mutation Publish($input: ${input}!) { ${mutation}(input: $input) { ${selection.join(' ')} } }`,
    variables: { input: Object.fromEntries(names.map((name) => [name, item[name] ?? null])) },
  });
  const headers = { [ownCallHeader]: env('OWN_CALL_KEY') };
  const answer = await signedFetch({ service: 'appsync', url: env('GRAPHQL_ENDPOINT'), headers, body });
  const { errors = [] } = (await answer.json()) as { errors?: { message: string }[] };
  if (!answer.ok || errors.length > 0)
    throw new Error(`Publishing failed: ${errors[0]?.message ?? answer.status}`);
}
