import { ApolloProvider } from '@apollo/client/react';
import { type PropsWithChildren, useSyncExternalStore } from 'react';
import { apolloClient } from '../apollo/apolloClient';
import { clients } from '../apollo/clients';

/**
 * Provides the Apollo client of the current session. When another person signs in, the client is replaced and
 * the screens query again.
 */
export const ApiProvider = ({ children }: PropsWithChildren) => (
  <ApolloProvider client={useSyncExternalStore(clients.subscribe, apolloClient)}>{children}</ApolloProvider>
);
