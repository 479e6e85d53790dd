import { ApolloClient, InMemoryCache } from '@apollo/client';
import { AmplifyLink } from './AmplifyLink';
import { amplifyTransport } from './amplifyTransport';
import { typePolicies } from './typePolicies';

let client: ApolloClient | undefined;

function createClient(): ApolloClient {
  const created = new ApolloClient({
    link: new AmplifyLink(amplifyTransport),
    cache: new InMemoryCache({ typePolicies }),
  });
  // What the screen could not ask for meanwhile is asked for again, unasked; a failure stands on the screen.
  window.addEventListener('online', () => {
    created.refetchQueries({ include: 'active' }).catch(() => undefined);
  });
  return created;
}

/** The browser's one client; its cache is emptied when the person at the screen changes. */
export const apolloClient = () => (client ??= createClient());
