import type { Case } from './cases/Case';
import { groups } from './cases/groups';
import { startSearch, type Engine } from '../../testing/startSearch';
import { difference, normalise, tokenLine, type Json } from '../../testing/compareAnswers';
import { fillJobs } from './jobs';
import { Recording } from '../../testing/Recording';
import { recordings } from './recordings';

/**
 * URL of a real OpenSearch (2.19.1 with Lucene 9.12.1). If it is set, the test sends the cases to it and
 * records the responses. Otherwise it compares the responses of the emulated search with the recorded ones.
 */
const real = process.env.OPENSEARCH_ENDPOINT;
let engine: Engine;

beforeAll(async () => {
  engine = await startSearch(real);
  await fillJobs(engine);
});

afterAll(() => engine.stop());

async function ask(call: Case): Promise<Json> {
  const { status, body } = await engine.call(call);
  const answer = body as { tokens?: Parameters<typeof tokenLine>[0] };
  return { status, body: answer?.tokens ? tokenLine(answer.tokens) : normalise(body as Json) };
}

describe.each(Object.entries(groups))('%s', (group, cases) => {
  test(`answers ${cases.length} cases as OpenSearch does`, async () => {
    const answers = new Map<string, Json>();
    for (const each of cases) answers.set(each.title, await ask(each));
    if (real) new Recording(recordings, group).write(answers);
    const recorded = new Recording(recordings, group).read();
    const differences = [...answers].flatMap(([title, answer]) => {
      const found = difference(recorded[title] ?? null, answer);
      return found ? [`${title} ${found}`] : [];
    });
    process.stdout.write(`search, ${group}: ${answers.size - differences.length} of ${cases.length}\n`);
    expect(differences).toEqual([]);
    expect(Object.keys(recorded)).toHaveLength(cases.length);
  });
});
