import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';

const client = new ApolloClient({
  cache: new InMemoryCache(),
  link: new ApolloLink(() => new Observable(() => {})),
});

/** Returns an Apollo client whose operations never complete, for tests that need no data. */
export const silentClient = () => client;
