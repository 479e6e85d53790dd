import { ApolloProvider } from '@apollo/client/react';
import type { PropsWithChildren } from 'react';
import { apolloClient } from '../apollo/apolloClient';

/** Provides only the Apollo client, for screens that are rendered without Ant Design. */
export const PlainProviders = ({ children }: PropsWithChildren) => (
  <ApolloProvider client={apolloClient()}>{children}</ApolloProvider>
);
