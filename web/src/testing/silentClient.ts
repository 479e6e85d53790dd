import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';

/** A data client whose operations are never answered: for what does not depend on data. */
export const silentClient = () =>
  new ApolloClient({ cache: new InMemoryCache(), link: new ApolloLink(() => new Observable(() => {})) });
