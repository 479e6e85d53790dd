import { env } from '../lib/env';
import { signedFetch } from '../lib/signedFetch';

/** Sends a publishing mutation with the role that alone may; throws on any error, so that the record is retried. */
export async function publish(query: string, input: Record<string, unknown>): Promise<void> {
  const body = JSON.stringify({ query, variables: { input } });
  const answer = await signedFetch({ service: 'appsync', url: env('GRAPHQL_ENDPOINT'), body });
  const { errors } = (await answer.json()) as { errors?: { message: string }[] };
  if (!answer.ok || errors?.length)
    throw new Error(`Publishing failed: ${errors?.[0]?.message ?? answer.status}`);
}
