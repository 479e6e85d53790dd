import { createMissingIndices } from '../../../lambdas/manage-search/createMissingIndices';
import { manageSearch } from './manageSearch';
import { type Engine, startSearch } from '@enishi/local-cloud/testing/startSearch';
import { FakeTables } from '../../unit/search/FakeTables';
import { aJob, anApplication, aUser, sub } from '../../unit/search/given';
import { searchEnvironment } from '../../unit/search/searchEnvironment';

let engine: Engine;
let tables: FakeTables;

beforeAll(async () => {
  engine = await startSearch(undefined);
  Object.assign(process.env, searchEnvironment(engine.endpoint));
  tables = new FakeTables();
  await createMissingIndices();
});
afterAll(() => {
  tables.restore();
  return engine.stop();
});

test('a rebuild sends each document once, however many there are', async () => {
  const ids = Array.from({ length: 230 }, (_, at) => `job-${at}`);
  tables.put('Talent', aUser());
  for (const id of ids) {
    tables.put('OpenJob', aJob({ pk: id, id }));
    tables.put('Talent', anApplication({ id: `${sub}.${id}`, sk: `UserApplies#${id}`, openJobID: id }));
  }
  const sent: string[] = [];
  const { fetch } = globalThis;
  const spy = jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    if (typeof init?.body === 'string' && init.body.startsWith('{"index"'))
      for (const line of init.body.split('\n')) {
        const { index } = (line === '' ? {} : JSON.parse(line)) as {
          index?: { _index: string; _id: string };
        };
        if (index) sent.push(`${index._index}/${index._id}`);
      }
    return fetch(input, init);
  });
  await manageSearch({ action: 'reindex' });
  spy.mockRestore();
  expect(sent.filter((each, at) => sent.indexOf(each) < at)).toEqual([]);
  expect(sent.filter((each) => each.startsWith('open-jobs-next/'))).toHaveLength(ids.length);
  expect(sent.filter((each) => each.startsWith('user-applies-next/'))).toHaveLength(ids.length);
});
