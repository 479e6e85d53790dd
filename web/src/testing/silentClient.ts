import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';

/** A data client that never answers, for tests that need no data. */
export const silentClient = () =>
  new ApolloClient({ cache: new InMemoryCache(), link: new ApolloLink(() => new Observable(() => {})) });
