import { admin, guest, SearchResolver } from '../../support/resolver/SearchResolver';

let jobs: SearchResolver;
let users: SearchResolver;

beforeAll(async () => {
  jobs = await SearchResolver.of('search/searchOpenJobs');
  users = await SearchResolver.of('search/searchUsers');
});

/** Returns the query of the text, without what only ranks. */
const query = (resolver: SearchResolver, match: string, identity: object) => {
  const { body } = resolver.request({ filter: { keyword: { match } } }, identity);
  const { function_score: ranked } = body.query as {
    function_score: { query: { bool: { must: object[] } } };
  };
  const [text] = ranked.query.bool.must as { bool: { must: object; filter: object[]; should: object } }[];
  return { must: JSON.stringify(text?.bool.must), filter: text?.bool.filter };
};

test('a typed place of work, kind of contract or number of hours is the condition of the filter', () => {
  const { must, filter } = query(jobs, '経理 在宅 業務委託 週20時間以下 1日4時間', guest);
  expect(filter).toEqual([
    { term: { baseLocationTypes: 'REMOTE' } },
    { term: { workType: 'CONTRACT' } },
    { range: { hoursPerWeek: { gte: null, lte: 20 } } },
    { range: { numberOfHoursPerDay: { gte: 4, lte: 4 } } },
  ]);
  expect(must).toContain('経理');
  expect(must).not.toMatch(/在宅|業務委託|時間/);
});

test('records without the field are searched for the words', () => {
  const { must, filter } = query(users, '経理 在宅 業務委託', admin);
  expect(filter).toEqual([]);
  expect(must).toMatch(/経理.*在宅.*業務委託/s);
});
