import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';

/** Creates an Apollo client whose operations never complete, for tests that need no data. */
export const silentClient = () =>
  new ApolloClient({ cache: new InMemoryCache(), link: new ApolloLink(() => new Observable(() => {})) });
