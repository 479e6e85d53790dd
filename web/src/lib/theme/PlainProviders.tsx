import { ApolloProvider } from '@apollo/client/react';
import type { PropsWithChildren } from 'react';
import { apolloClient } from '../apollo/apolloClient';

/** The data client alone, for screens that visitors see first. */
export const PlainProviders = ({ children }: PropsWithChildren) => (
  <ApolloProvider client={apolloClient()}>{children}</ApolloProvider>
);
