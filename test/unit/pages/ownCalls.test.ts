import { queryAsGuest } from '../../../lambdas/lib/guest/queryAsGuest';

const keys = { AccessKeyId: 'a', SecretKey: 'b', SessionToken: 'c', Expiration: Date.now() / 1000 + 3600 };

test('the firewall does not count what pages ask for guests and robots', async () => {
  Object.assign(process.env, {
    GRAPHQL_ENDPOINT: 'https://api.example.com/graphql',
    IDENTITY_POOL_ID: 'pool',
    OWN_CALL_KEY: 'own',
    AWS_REGION: 'ap-northeast-1',
  });
  const own: (string | null)[] = [];
  jest.spyOn(global, 'fetch').mockImplementation(async (url, init) => {
    if (!String(url).startsWith('https://api.'))
      return new Response(JSON.stringify({ IdentityId: 'guest', Credentials: keys }));
    own.push(new Headers(init?.headers).get('x-own-call'));
    return new Response(JSON.stringify({ data: { page: null } }));
  });
  expect(await queryAsGuest('query { page }', {})).toEqual({ page: null });
  expect(own).toEqual(['own']);
});
