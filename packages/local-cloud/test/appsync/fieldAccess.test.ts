import { claims, guest, startApi, token, type RunningApi } from './support/startApi';
import { unit } from './support/unit';

const schema = `
type Item @aws_cognito_user_pools @aws_iam {
  id: ID
  title: String
  secret: String @aws_cognito_user_pools(cognito_groups: ["admin"])
  child: Item
}
type Plain { id: ID }
type Query {
  item: Item @aws_cognito_user_pools @aws_iam
  guestPlain: Plain @aws_cognito_user_pools @aws_iam
  members: String
  admins: String @aws_cognito_user_pools(cognito_groups: ["admin"])
  guarded: String @aws_auth(cognito_groups: ["admin"])
  denied: String
}
`;

const resolvers = {
  'Query.item': unit("return { payload: { id: '1', title: 't', secret: 's', child: { id: '2' } } };"),
  'Query.guestPlain': unit("return { payload: { id: '1' } };"),
  'Query.members': unit("return { payload: 'm' };"),
  'Query.admins': unit("return { payload: 'a' };"),
  'Query.guarded': unit("return { payload: 'g' };"),
  'Query.denied': unit('util.unauthorized();'),
};

let api: RunningApi;

beforeAll(async () => {
  api = await startApi({ schema, resolvers });
});

afterAll(() => api.stop());

describe('the right to call a field', () => {
  const refused = (field: string, type = 'Query') => ({
    errorType: 'Unauthorized',
    message: `Not Authorized to access ${field} on type ${type}`,
  });

  test('requires credentials, otherwise the answer is 401', async () => {
    const { status, headers, errors } = await api.post('{ members }', {}, 'nonsense');
    expect(status).toBe(401);
    expect(headers.get('x-amzn-errortype')).toBe('UnauthorizedException');
    expect(errors).toMatchObject([{ errorType: 'UnauthorizedException' }]);
  });

  test('is given by a token with or without the word Bearer', async () => {
    expect((await api.post('{ members }', {}, `Bearer ${token('a')}`)).data).toEqual({ members: 'm' });
    expect((await api.post('{ members }', {}, token('a'))).data).toEqual({ members: 'm' });
  });

  test('is limited to the default authorization mode without a directive', async () => {
    const everything = guest('Query.*', 'Item.*', 'Plain.*');
    const { data, errors } = await api.appSync.execute({ query: '{ members item { id } }' }, everything);
    expect(data).toEqual({ members: null, item: { id: '1' } });
    expect(errors).toMatchObject([refused('members')]);
  });

  test('requires the directive on the type as well as on the field that returns it', async () => {
    const { data, errors } = await api.appSync.execute(
      { query: '{ guestPlain { id } }' },
      guest('Query.*', 'Plain.*'),
    );
    expect(data).toEqual({ guestPlain: { id: null } });
    expect(errors).toMatchObject([refused('id', 'Plain')]);
  });

  test('requires a policy for every field, also nested ones, of callers with AWS credentials', async () => {
    const query = '{ item { title child { title } } }';
    const onlyRoot = await api.appSync.execute({ query }, guest('Query.item'));
    expect(onlyRoot.data).toEqual({ item: { title: null, child: null } });
    expect(onlyRoot.errors).toMatchObject([refused('title', 'Item'), refused('child', 'Item')]);
    const nothing = await api.appSync.execute({ query }, guest());
    expect(nothing.data).toEqual({ item: null });
  });

  test('is limited to members of the groups in the directive, on fields and below them', async () => {
    const admin = claims('a', { 'cognito:groups': ['admin'] });
    const query = '{ admins item { secret } }';
    expect((await api.appSync.execute({ query }, admin)).data).toEqual({
      admins: 'a',
      item: { secret: 's' },
    });
    const other = await api.appSync.execute({ query }, claims('b'));
    expect(other.data).toEqual({ admins: null, item: { secret: null } });
    expect(other.errors).toMatchObject([refused('admins'), refused('secret', 'Item')]);
  });

  test('does not depend on @aws_auth when the API has two authorization modes', async () => {
    expect((await api.appSync.execute({ query: '{ guarded }' }, claims('b'))).data).toEqual({ guarded: 'g' });
  });

  test('depends on @aws_auth when the API has one authorization mode', async () => {
    const single = await startApi({ schema: schema.replaceAll(' @aws_iam', ''), resolvers, otherModes: [] });
    try {
      const { errors } = await single.post('{ guarded }');
      expect(errors).toMatchObject([refused('guarded')]);
      const { data } = await single.post('{ guarded }', {}, token('a', { 'cognito:groups': ['admin'] }));
      expect(data).toEqual({ guarded: 'g' });
    } finally {
      await single.stop();
    }
  });

  test('is refused by util.unauthorized with the same message as by a directive', async () => {
    const { data, errors } = await api.post('{ denied }');
    expect(data).toEqual({ denied: null });
    expect(errors).toMatchObject([refused('denied')]);
  });
});
