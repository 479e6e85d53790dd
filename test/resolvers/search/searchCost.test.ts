import { bundleStep } from '../../support/resolver/bundleStep';
import { guest, SearchResolver } from '../../support/resolver/SearchResolver';
import { evaluate } from '@enishi/local-cloud/appsync';
import { SearchLimits } from '../../../model/limits/SearchLimits';

let jobs: SearchResolver;
let count: string;

beforeAll(async () => {
  jobs = await SearchResolver.of('search/searchOpenJobs');
  count = await bundleStep('resolvers/search/countOpenJobs.ts#count');
});

const many = <Made>(length: number, make: (at: number) => Made) =>
  Array.from({ length }, (_, at) => make(at));
const refusal = (filter: object, more: object = {}) => jobs.ask({ filter, ...more }, guest).error?.errorInfo;
const pattern = (at: number) => ({ title: { wildcard: `a${at}*` } });

test('a search has at most five patterns, wherever they stand in its groups', () => {
  expect(refusal({ or: many(5, pattern) })).toBeUndefined();
  expect(refusal({ or: many(6, pattern) })).toEqual({ field: 'filter', rule: 'cost 300' });
  expect(refusal({ not: { and: many(6, pattern) } })).toEqual({ field: 'filter', rule: 'cost 300' });
});

test('long texts cost more than short ones', () => {
  const texts = (length: number) => ({ or: many(20, () => ({ title: { match: 'あ'.repeat(length) } })) });
  expect(refusal(texts(150))).toBeUndefined();
  expect(refusal(texts(151))).toEqual({ field: 'filter', rule: 'cost 300' });
});

test('different texts have a limit together, and the same text counts once', () => {
  const keywords = (length: number, text: (at: number) => string) => ({
    or: many(length, (at) => ({ keyword: { match: text(at).padEnd(100, 'あ') } })),
  });
  expect(refusal(keywords(10, String))).toBeUndefined();
  expect(refusal(keywords(11, String))).toEqual({ field: 'filter', rule: 'texts of 1000' });
  expect(refusal(keywords(20, () => 'え'))).toBeUndefined();
});

test('all filters of one count together have a limit', () => {
  const counted = (filters: object[]) =>
    evaluate(count, 'request', { arguments: { filters }, identity: guest, env: {}, stash: { texts: {} } })
      .error?.errorInfo;
  expect(counted(many(16, pattern))).toBeUndefined();
  expect(counted(many(17, pattern))).toEqual({ field: 'filters', rule: `cost ${SearchLimits.costOfCounts}` });
});

test('what makes a pattern expensive is refused', () => {
  const rule = (operator: string, value: string) => refusal({ title: { [operator]: value } });
  expect(rule('wildcard', '*a*b*c*d*e')).toBeUndefined();
  expect(rule('wildcard', `*a${'?'.repeat(10)}`)).toEqual({ field: 'filter.title', rule: '10 of * and ?' });
  for (const costly of ['~(.*a)', 'a&b', '<1-99>', 'a\\&b'])
    expect(rule('regexp', costly)).toEqual({ field: 'filter.title', rule: 'not & ~ <' });
  const { body } = jobs.request({ filter: { title: { regexp: '.*a' } } }, guest);
  expect(JSON.stringify(body)).toContain('"max_determinized_states":1000');
});

test('a search has at most twelve aggregates', () => {
  const aggregates = (length: number) =>
    many(length, (at) => ({ name: `a${at}`, type: 'terms', field: 'jobIDs' }));
  expect(refusal({}, { aggregates: aggregates(12) })).toBeUndefined();
  expect(refusal({}, { aggregates: aggregates(13) })).toEqual({ field: 'aggregates', rule: '12' });
});
