import { ApolloClient, gql, InMemoryCache } from '@apollo/client';
import { AmplifyLink } from './AmplifyLink';
import type { Credentials } from './Credentials';
import type { Transport } from './sendWithSession';

const document = gql`
  query Hello {
    hello
  }
`;

test('an operation for a public page is sent as the guest identity, although somebody is signed in', async () => {
  const sent: Credentials[] = [];
  const transport: Transport = {
    credentials: async () => ({ authMode: 'userPool', authToken: 'a-token' }),
    send: async (_asked, credentials) => {
      sent.push(credentials);
      return { data: { hello: 'world' } };
    },
    subscribe: () => {
      throw new Error('no subscription here');
    },
    isSignedIn: () => true,
    expire: () => {
      throw new Error('the session has not ended');
    },
  };
  const client = new ApolloClient({ link: new AmplifyLink(transport), cache: new InMemoryCache() });
  await client.query({ query: document, fetchPolicy: 'no-cache', context: { asGuest: true } });
  await client.query({ query: document, fetchPolicy: 'no-cache' });
  expect(sent).toEqual([{ authMode: 'iam' }, { authMode: 'userPool', authToken: 'a-token' }]);
});
