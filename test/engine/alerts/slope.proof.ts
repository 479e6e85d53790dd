import { startSearch, type Engine } from '@enishi/local-cloud/testing/startSearch';
import { createMissingIndices } from '../../../lambdas/manage-search/createMissingIndices';
import { FakeTables } from '../../unit/search/FakeTables';
import { searchEnvironment } from '../../unit/search/searchEnvironment';
import { measureAlerts } from './measureAlerts';

const JOBS = 1000;
const SIZES = [1000, 10_000, 100_000];
let engine: Engine;

beforeAll(async () => {
  engine = await startSearch(process.env.OPENSEARCH_ENDPOINT);
  Object.assign(process.env, searchEnvironment(engine.endpoint));
  const tables = new FakeTables();
  await createMissingIndices();
  tables.restore();
});
afterAll(() => engine.stop());

test('1,000 changed jobs cause as many requests with 1,000, 10,000 and 100,000 alerts', async () => {
  let before = 0;
  const measured = [];
  for (const alerts of SIZES) {
    const times: number[] = [];
    const clock = () => times.push(performance.now());
    const one = await measureAlerts(engine, { before, alerts, jobs: JOBS, clock });
    measured.push({ ...one, milliseconds: Math.round((times[1] ?? 0) - (times[0] ?? 0)) });
    before = alerts;
  }
  process.stdout.write(`alerts: ${JSON.stringify(measured)}\n`);
  expect(new Set(measured.map(({ requests }) => requests))).toEqual(new Set([2 * Math.ceil(JOBS / 25)]));
  expect(measured.map(({ found }) => found)).toEqual([1000, 2000, 2000]);
}, 1_800_000);
