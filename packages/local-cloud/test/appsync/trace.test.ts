import { startApi, type RunningApi } from './support/startApi';
import { unit } from './support/unit';

let api: RunningApi;

beforeAll(async () => {
  api = await startApi({
    schema: 'type Query { members: String early: String refused: String }',
    resolvers: {
      'Query.members': unit("ctx.stash.seen = 1; return { payload: 'm' };"),
      'Query.early': unit("runtime.earlyReturn('before');"),
      'Query.refused': unit("util.error('No', 'Conflict');"),
    },
  });
});

afterAll(() => api.stop());

test('the newest request comes first, with what each step asked, got and kept in the stash', async () => {
  await api.post('{ members }');
  await api.post('query Named { early members }');
  expect(api.appSync.trace()[0]).toMatchObject({
    operation: 'Named',
    caller: 'user',
    dataSourceCalls: 0,
    steps: [
      {
        ...{ coordinate: 'Query.early', dataSource: null, operation: 'early return', error: null },
        details: { request: 'before', result: null, stash: {} },
      },
      {
        ...{ coordinate: 'Query.members', dataSource: 'none', error: null },
        details: { request: { payload: 'm' }, result: 'm', stash: { seen: 1 } },
      },
    ],
  });
});

test('an error that a handler raised is a step of its own', async () => {
  await api.post('{ refused }');
  expect(api.appSync.trace()[0]!.steps).toMatchObject([
    { coordinate: 'Query.refused', dataSource: null, operation: 'request error', error: 'Conflict: No' },
  ]);
});

test('the steps of a request lose their details after 50 further ones', async () => {
  for (let count = 0; count < 52; count += 1) await api.post('{ members }');
  const details = api.appSync.trace().map(({ steps }) => steps[0]?.details);
  expect(details.slice(0, 50)).not.toContain(null);
  expect(details[50]).toBeNull();
});
