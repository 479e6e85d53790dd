import { percentile } from '../../bench/percentile';
import { guest, SearchResolver } from '../../support/resolver/SearchResolver';
import { Suggestions } from './Suggestions';

let suggestions: Suggestions;

beforeAll(async () => {
  suggestions = await Suggestions.start();
});
afterAll(() => suggestions.engine.stop());

test('a suggestion takes less time than a search with its counts', async () => {
  const typed = 'え えん えんじ エンジニア d de デザ p py pyt 東 東京 け けい 株 株式'.split(' ');
  const times: { suggest: number[]; search: number[] } = { suggest: [], search: [] };
  const search = await SearchResolver.of('search/searchOpenJobs');
  const fields = ['jobIDs', 'skillIDs', 'prefectureIDs', 'workType', 'baseLocationTypes', 'salaryType'];
  const aggregates = fields.map((field) => ({ name: field, type: 'terms', field }));
  for (const text of [...typed, ...typed]) {
    const start = performance.now();
    await suggestions.ask({ text });
    const between = performance.now();
    await search.page({ filter: { keyword: { match: text } }, aggregates }, guest, async ({ path, body }) => {
      const answer = await suggestions.engine.call({
        method: 'POST',
        path: `/suggest-${path.slice(1)}`,
        body,
      });
      return answer.body;
    });
    times.suggest.push(between - start);
    times.search.push(performance.now() - between);
  }
  const [half, most] = [percentile(times.suggest, 0.5), percentile(times.suggest, 0.99)];
  const beside = percentile(times.search, 0.5);
  process.stdout.write(
    `search, suggest: p50 ${half.toFixed(1)} ms, p99 ${most.toFixed(1)} ms; ` +
      `a search beside it p50 ${beside.toFixed(1)} ms\n`,
  );
  expect(half).toBeLessThan(beside);
});
