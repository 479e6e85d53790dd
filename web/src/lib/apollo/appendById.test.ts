import { gql, InMemoryCache } from '@apollo/client';
import { typePolicies } from './typePolicies';

const query = gql`
  query List($userId: ID, $limit: Int, $nextToken: String) {
    listUserConversations(userId: $userId, limit: $limit, nextToken: $nextToken) {
      items {
        id
      }
      nextToken
    }
  }
`;
const page = (ids: string[], nextToken: string | null) => ({
  listUserConversations: {
    __typename: 'ModelUserConversationsConnection',
    items: ids.map((id) => ({ __typename: 'UserConversations', id })),
    nextToken,
  },
});
const idsOf = (cache: InMemoryCache, variables: object) =>
  cache
    .readQuery<{ listUserConversations: { items: { id: string }[] } }>({ query, variables })
    ?.listUserConversations.items.map(({ id }) => id);

test('the next page is appended, without rows that are there already', () => {
  const cache = new InMemoryCache({ typePolicies });
  const variables = { userId: 'me', limit: 2 };
  cache.writeQuery({ query, variables, data: page(['a', 'b'], 'token') });
  cache.writeQuery({ query, variables: { ...variables, nextToken: 'token' }, data: page(['b', 'c'], null) });
  expect(idsOf(cache, variables)).toEqual(['a', 'b', 'c']);
});

test('a request without a token starts a new list', () => {
  const cache = new InMemoryCache({ typePolicies });
  const variables = { userId: 'me', limit: 2 };
  cache.writeQuery({ query, variables, data: page(['a', 'b'], 'token') });
  cache.writeQuery({ query, variables, data: page(['z'], null) });
  expect(idsOf(cache, variables)).toEqual(['z']);
});

test('lists with different filters are separate', () => {
  const cache = new InMemoryCache({ typePolicies });
  cache.writeQuery({ query, variables: { userId: 'me' }, data: page(['a'], null) });
  cache.writeQuery({ query, variables: { userId: 'you' }, data: page(['b'], null) });
  expect(idsOf(cache, { userId: 'me' })).toEqual(['a']);
  expect(idsOf(cache, { userId: 'you' })).toEqual(['b']);
});
