import { admin, guest, member, SearchResolver } from '../../support/resolver/SearchResolver';
import { pathHere, prepare } from '../prepare';
import { startSearch, type Engine } from '@enishi/local-cloud/testing/startSearch';
import { goldenJobs } from './goldenJobs';
import { type GoldenQuery, only } from './GoldenQuery';
import { goldenTalents } from './goldenTalents';

const LEAST = 0.95;

let engine: Engine;

beforeAll(async () => {
  engine = await startSearch(process.env.OPENSEARCH_ENDPOINT);
  await prepare(engine);
});

afterAll(() => engine.stop());

/**
 * Searches for a text as the API does and returns the numbers of the records found. Records that were found
 * only by the step `NEAR` are not included.
 */
async function found(resolver: SearchResolver, identity: object, query: string): Promise<number[]> {
  const args = { filter: { keyword: { match: query } }, limit: 50 };
  const { page } = await resolver.page(args, identity, async ({ path, body }) => {
    const { body: result } = await engine.call({ method: 'POST', path: pathHere(path), body });
    return result;
  });
  // What is only near is no answer to a search for what does not exist.
  if (page.match === 'NEAR') return [];
  return page.items
    .map((item) => `${(item.id ?? item.sub) as string}`)
    .map((id) => Number(id.slice(id.indexOf('-') + 1)));
}

/**
 * Compares the found records with the expectation of a search. Returns three lists: the records in `must`
 * that were found (`right`), those that were not found (`missing`), and the found records that the search
 * must not find (`wrong`). If `mustNot` is given, only its records are wrong; otherwise every record that is
 * neither in `must` nor in `may`.
 */
function judge({ must, mustNot, may = [] }: GoldenQuery, numbers: number[]) {
  const isWrong = (number: number) =>
    mustNot ? mustNot.includes(number) : !must.includes(number) && !may.includes(number);
  return {
    right: must.filter((number) => numbers.includes(number)),
    wrong: numbers.filter(isWrong),
    missing: must.filter((number) => !numbers.includes(number)),
  };
}

/**
 * The searches of organizations, and the talents of the corpus (the test data) that they must find. Only the
 * fields that a talent shares are searched.
 */
const goldenOffered = [
  only('森川', [1]),
  only('もりかわ', [1]),
  only('H.M.', [1]),
  only('Rust', [27]),
  only('決済', []),
  only('村上', []),
  only('ひろしま決済株式会社', []),
  only('Nuxt.js', [28]),
  only('遠藤', []),
  only('青木', []),
  only('公認会計士', []),
  only('Laravel', []),
  only('サーバーサイド', [1, 21, 22, 23, 25, 27]),
  only('設計書', [1]),
];

test.each([
  ['jobs, guests', 'search/searchOpenJobs', guest, goldenJobs],
  ['talents, administrators', 'search/searchUsers', admin, goldenTalents],
  ['talents, organizations', 'search/searchUsers', member, goldenOffered],
])('%s: finds what people mean and nothing else', async (who, search, identity, queries) => {
  const resolver = await SearchResolver.of(search);
  let [right, wrong, missing] = [0, 0, 0];
  const mistakes: string[] = [];
  for (const golden of queries) {
    const judged = judge(golden, await found(resolver, identity, golden.query));
    right += judged.right.length;
    wrong += judged.wrong.length;
    missing += judged.missing.length;
    if (judged.wrong.length + judged.missing.length > 0)
      mistakes.push(`${golden.query}: missing [${judged.missing}], wrong [${judged.wrong}]`);
  }
  const [recall, precision] = [right / (right + missing), right / (right + wrong)];
  process.stdout.write(
    `search, golden, ${who}: ${queries.length} queries, ` +
      `recall ${recall.toFixed(3)}, precision ${precision.toFixed(3)}\n` +
      mistakes.map((line) => `  ${line}\n`).join(''),
  );
  expect(recall).toBeGreaterThanOrEqual(LEAST);
  expect(precision).toBeGreaterThanOrEqual(LEAST);
});

test('texts are split into words, not single kanji: 京都 is not found in 東京都', async () => {
  const jobs = await SearchResolver.of('search/searchOpenJobs');
  const [kyoto, tokyo] = [await found(jobs, guest, '京都'), await found(jobs, guest, '東京都')];
  expect(kyoto).not.toHaveLength(0);
  expect(tokyo).not.toHaveLength(0);
  expect(kyoto.filter((number) => tokyo.includes(number))).toEqual([]);
});
