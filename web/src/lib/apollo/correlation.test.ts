import { ApolloClient, gql, InMemoryCache } from '@apollo/client';
import { classifyFailure } from '../errors/classifyFailure';
import { AmplifyLink } from './AmplifyLink';
import type { GraphqlRequest } from './GraphqlRequest';

const document = gql`
  query Hello {
    hello
  }
`;

/**
 * Sends an operation to a simulated API, which answers with an error of the type `errorType`. Returns the
 * sent operations, and the failure into which the app converts the error.
 */
async function sendRefused(errorType: string) {
  const sent: GraphqlRequest[] = [];
  const link = new AmplifyLink({
    credentials: async () => ({ authMode: 'userPool', authToken: 'a-token' }),
    send: async (asked) => {
      sent.push(asked);
      return { data: null, errors: [Object.assign(new Error('raw'), { errorType })] };
    },
    subscribe: () => {
      throw new Error('no subscription here');
    },
    isSignedIn: () => true,
    expire: () => undefined,
  });
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const failed: unknown = await client.query({ query: document }).catch((error: unknown) => error);
  return { sent, failure: classifyFailure(failed) };
}

test('an unexpected failure has the correlation id that was sent as its reference', async () => {
  const { sent, failure } = await sendRefused('InternalFailure');
  expect(failure).toEqual({ kind: 'Unexpected', reference: sent[0]?.correlationId });
  expect(failure.reference).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/);
});

test('each operation has an id of its own', async () => {
  const ids = await Promise.all(
    [1, 2].map(async () => (await sendRefused('Conflict')).sent[0]?.correlationId),
  );
  expect(new Set(ids).size).toBe(2);
});

test('a failure that says what to do has no reference', async () => {
  const { failure } = await sendRefused('Conflict');
  expect(failure.reference).toBeUndefined();
});
