import { ApolloProvider } from '@apollo/client/react';
import { type PropsWithChildren, useContext, useSyncExternalStore } from 'react';
import { apolloClient } from '../apollo/apolloClient';
import { clients } from '../apollo/clients';
import { ServedClient } from '../apollo/ServedClient';

/**
 * Provides the Apollo client of the current session. When another person signs in, the client is replaced and
 * the screens query again.
 */
export function ApiProvider({ children }: PropsWithChildren) {
  const served = useContext(ServedClient);
  const client = useSyncExternalStore(clients.subscribe, apolloClient, () => served ?? apolloClient());
  return <ApolloProvider client={client}>{children}</ApolloProvider>;
}
