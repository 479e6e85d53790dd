import { SearchResolver } from '../../../support/resolver/SearchResolver';
import { PUBLIC, prepare } from '../prepare';
import { startEngine, type Engine } from '../startEngine';
import { goldenQueries } from './goldenQueries';

let engine: Engine;
let jobs: SearchResolver;

beforeAll(async () => {
  jobs = await SearchResolver.of('search/Query.searchOpenJobs');
  engine = await startEngine(process.env.OPENSEARCH_ENDPOINT);
  await prepare(engine);
}, 30_000);

afterAll(() => engine.stop());

/** The numbers of the jobs that a guest finds, by the request that the resolver makes. */
async function found(query: string): Promise<number[]> {
  const args = { filter: { keyword: { match: query } }, limit: 50 };
  const { body } = jobs.request(args);
  const answer = await engine.call({ method: 'POST', path: `/${PUBLIC}/_search`, body });
  const { hits } = (answer.body as { hits: { hits: { _id: string }[] } }).hits;
  return hits.map(({ _id }) => Number(_id.slice('job-'.length)));
}

test('finds what people mean and nothing else: recall and precision of at least 0.98', async () => {
  let [wanted, hit, judged] = [0, 0, 0];
  const mistakes: string[] = [];
  for (const { query, must, mustNot } of goldenQueries) {
    const numbers = await found(query);
    const right = must.filter((number) => numbers.includes(number));
    const wrong = mustNot.filter((number) => numbers.includes(number));
    wanted += must.length;
    hit += right.length;
    judged += right.length + wrong.length;
    const missing = must.filter((number) => !numbers.includes(number));
    if (missing.length + wrong.length > 0) mistakes.push(`${query}: missing [${missing}], wrong [${wrong}]`);
  }
  const [recall, precision] = [hit / wanted, hit / judged];
  process.stdout.write(
    `search, golden: ${goldenQueries.length} queries, recall ${recall.toFixed(3)}, precision ${precision.toFixed(3)}\n` +
      mistakes.map((line) => `  ${line}\n`).join(''),
  );
  expect(recall).toBeGreaterThanOrEqual(0.98);
  expect(precision).toBeGreaterThanOrEqual(0.98);
}, 60_000);
