import { ApolloClient, InMemoryCache } from '@apollo/client';
import { AmplifyLink } from './AmplifyLink';
import { amplifyTransport } from './amplifyTransport';
import { typePolicies } from './typePolicies';

let client: ApolloClient | undefined;

/** The browser's one client; its cache is emptied when the person at the screen changes. */
export const apolloClient = () =>
  (client ??= new ApolloClient({
    link: new AmplifyLink(amplifyTransport),
    cache: new InMemoryCache({ typePolicies }),
  }));
