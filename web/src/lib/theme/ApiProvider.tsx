import { ApolloProvider } from '@apollo/client/react';
import { type PropsWithChildren, useSyncExternalStore } from 'react';
import { apolloClient } from '../apollo/apolloClient';
import { clients } from '../apollo/clients';

/** Provides the Apollo client of the present session. Screens query again when it becomes another person's. */
export const ApiProvider = ({ children }: PropsWithChildren) => (
  <ApolloProvider client={useSyncExternalStore(clients.subscribe, apolloClient)}>{children}</ApolloProvider>
);
