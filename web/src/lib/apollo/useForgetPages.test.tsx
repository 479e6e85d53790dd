import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider, useQuery } from '@apollo/client/react';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { typePolicies } from './typePolicies';
import { useForgetPages } from './useForgetPages';

const document = gql`
  query Jobs($from: Int) {
    searchOpenJobs(from: $from) {
      items {
        id
      }
    }
  }
`;

/** Answers each page with one job, whose id is the page's first position. */
const link = new ApolloLink(
  ({ variables }) =>
    new Observable((observer) => {
      const items = [{ __typename: 'OpenJob', id: `job-${variables['from']}` }];
      observer.next({ data: { searchOpenJobs: { __typename: 'Jobs', items } } });
      observer.complete();
    }),
);

function usePage(from: number) {
  useForgetPages('searchOpenJobs', { from });
  return useQuery<{ searchOpenJobs: { items: { id: string }[] } }>(document, { variables: { from } });
}

test('the cache holds the last pages of a table, and the rows of the shown one', async () => {
  const cache = new InMemoryCache({ typePolicies });
  const client = new ApolloClient({ cache, link });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  );
  const { result, rerender } = renderHook(usePage, { initialProps: 0, wrapper });
  for (const from of [0, 50, 100, 150, 200, 250]) {
    rerender(from);
    await waitFor(() => expect(result.current.data?.searchOpenJobs.items[0]?.id).toBe(`job-${from}`));
  }
  const jobs = Object.keys(cache.extract()).filter((id) => id.startsWith('OpenJob:'));
  expect(jobs.sort()).toEqual(['OpenJob:job-150', 'OpenJob:job-200', 'OpenJob:job-250']);
});
