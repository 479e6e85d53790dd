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
  // Queries that failed offline are refetched when the connection is back; a failure is shown on the screen.
  window.addEventListener('online', () => {
    created.refetchQueries({ include: 'active' }).catch(() => undefined);
  });
  return created;
}

/**
 * Returns the Apollo client of this tab, which the first call creates. Its cache lasts until the page is
 * reloaded; signing in or out does not clear it.
 */
export const apolloClient = () => (client ??= createClient());
