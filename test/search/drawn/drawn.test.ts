import { join } from 'node:path';
import { startSearch, type Engine } from '@enishi/local-cloud/testing/startSearch';
import { difference, type Json } from '@enishi/local-cloud/testing/compareAnswers';
import { prepare } from '../prepare';
import { Recording } from '@enishi/local-cloud/testing/Recording';
import type { SearchCall } from './SearchCall';
import { drawAll } from './drawAll';
import { Searches } from './Searches';

/**
 * The URL of a real OpenSearch 2.19.1. If it is set, the test generates requests from the schema, sends them
 * to that OpenSearch, and records the answers. Otherwise the search of the local cloud must give the recorded
 * answers to the recorded requests.
 */
const real = process.env.OPENSEARCH_ENDPOINT;
let engine: Engine;

beforeAll(async () => {
  engine = await startSearch(real);
  await prepare(engine);
});

afterAll(() => engine.stop());

/**
 * Sends every generated request to the engine. If an answer has a next page, requests that page too. Returns
 * the answers by request.
 */
async function record(): Promise<Map<string, Json>> {
  const searches = new Searches(engine);
  const answers = new Map<string, Json>();
  for (const asked of drawAll())
    for (const each of [asked, { ...asked, next: true }]) {
      const answer = await searches.answer(each);
      if (answer === undefined) break;
      answers.set(JSON.stringify(each), answer);
    }
  return answers;
}

test('every request that the resolvers can make is answered as by OpenSearch', async () => {
  const recording = new Recording(join(__dirname, '../recordings'), 'drawn');
  if (real) recording.write(await record());
  const recorded = Object.entries(recording.read());
  const searches = new Searches(engine);
  const differences: string[] = [];
  for (const [title, expected] of recorded) {
    const answer = await searches.answer(JSON.parse(title) as SearchCall);
    const found = answer === undefined ? 'is refused' : difference(expected, answer);
    if (found) differences.push(`${title} ${found}`);
  }
  const right = recorded.length - differences.length;
  process.stdout.write(`search, drawn: ${right} of ${recorded.length}\n`);
  expect(differences).toEqual([]);
  expect(recorded.length).toBeGreaterThan(300);
}, 600_000);
