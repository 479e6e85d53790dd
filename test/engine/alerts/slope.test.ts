import { startSearch, type Engine } from '@enishi/local-cloud/testing/startSearch';
import { createMissingIndices } from '../../../lambdas/manage-search/createMissingIndices';
import { FakeTables } from '../../unit/search/FakeTables';
import { searchEnvironment } from '../../unit/search/searchEnvironment';
import { measureAlerts } from './measureAlerts';

let engine: Engine;

beforeAll(async () => {
  engine = await startSearch(undefined);
  Object.assign(process.env, searchEnvironment(engine.endpoint));
  const tables = new FakeTables();
  await createMissingIndices();
  tables.restore();
});
afterAll(() => engine.stop());

test('changed jobs cause as many requests with 600 alerts as with 100, and find the same', async () => {
  const few = await measureAlerts(engine, { before: 0, alerts: 100, jobs: 50 });
  const many = await measureAlerts(engine, { before: 100, alerts: 600, jobs: 50 });
  // For each 25 jobs, one that reads them as they were, and one that compares.
  expect(few).toMatchObject({ requests: 4, found: 100 });
  expect(many).toMatchObject({ requests: 4, found: 100 });
});
