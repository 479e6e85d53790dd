import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { japanDay } from '../../../model/japanDay';
import type { Person } from '../../support/api/Person';
import { type Caller, query } from '../../support/api/query';
import { eventually } from '../../support/eventually';
import { given } from '../../support/given';
import { localTables } from '../../support/localTables';
import { now } from '../../support/now';
import { unique } from '../../support/unique';
import { graphql } from '../../support/graphql';

const searchDocument = graphql(`
  query Search($filter: SearchableOpenJobFilterInput, $settled: Boolean, $from: Int) {
    searchOpenJobs(filter: $filter, settled: $settled, from: $from, limit: 1) {
      total
    }
  }
`);
const list = graphql(`
  {
    listSearchesInVain {
      term
      people
      lastDay
    }
  }
`);

const settled = { settled: true };
const search = async (match: string, as: Caller, more: object = settled) => {
  const { data, calls } = await query(searchDocument, { filter: { keyword: { match } }, ...more }, as);
  return { total: data?.searchOpenJobs.total, calls };
};

interface Row {
  pk: string;
  sk: string;
  value?: number;
  people?: number;
}

const tables = localTables.open();
const read = async (pk: string): Promise<Row[]> => {
  const { Items = [] } = await tables.send(
    new QueryCommand({
      TableName: await localTables.nameOf(tables, 'Insight'),
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': pk },
      ConsistentRead: true,
    }),
  );
  return Items as Row[];
};
/** How many searches in vain were counted, on all days together: a day can begin during a test. */
const counted = async () =>
  (await read('Counter#SEARCHES_WITHOUT_RESULT')).reduce((sum, { value = 0 }) => sum + value, 0);
/** Waits until as many searches of the test were counted. Each test does so for all of its searches. */
async function waitForCounts(count: number, search: () => Promise<unknown>): Promise<void> {
  const before = await counted();
  await search();
  await eventually(`${count} counts`, async () => (await counted()) >= before + count || undefined);
}

/** Does again what people must do on one day (in Japan), if a day has begun meanwhile. */
async function onOneDay<Done>(act: () => Promise<Done>): Promise<Done & { day: string }> {
  const day = japanDay(now());
  const done = await act();
  return japanDay(now()) === day ? { ...done, day } : onOneDay(act);
}

let people: Person[];
let admin: Person;

beforeAll(async () => {
  people = [];
  for (let each = 0; each < 5; each += 1) people.push(await given.aTalent());
  admin = await given.theAdministrator();
});
afterAll(() => tables.destroy());

test('a search in vain costs one call more, when the caller marks it as final; a search with hits none', async () => {
  const [talent] = people as [Person];
  // A text is read with the published synonyms. What no job contains is also searched by beginnings and for what is
  // near: four calls.
  expect(await search('漆塗りの鍛冶見習い', talent, {})).toEqual({ total: 0, calls: 4 });
  expect(await search('漆塗りの鍛冶見習い', talent, { settled: false })).toEqual({ total: 0, calls: 4 });
  await waitForCounts(1, async () =>
    expect(await search('漆塗りの鍛冶見習い', talent)).toEqual({ total: 0, calls: 5 }),
  );
  // Another page belongs to the same search; a search with results is not counted.
  expect((await search('漆塗りの鍛冶見習い', talent, { ...settled, from: 20 })).calls).toBe(4);
  expect((await search('エンジニア', talent)).calls).toBe(2);
});

/**
 * Four people search for a new term in vain, one of them twice, and then a fifth one. Returns what administrators see of
 * the term before and after the fifth.
 */
async function searchFiveTimes() {
  const word = `鍛冶${unique.word().replaceAll(/\d/g, 'x')}`;
  const shown = async () => {
    const { data } = await query(list, {}, admin);
    return data?.listSearchesInVain.find(({ term }) => term === `琺瑯細工 ${word}`);
  };
  await waitForCounts(4, async () => {
    for (const person of people.slice(0, 4)) await search(`琺瑯細工 ${word}`, person);
    await search(` 琺瑯細工　${word} `, people[0] as Person);
  });
  const before = await shown();
  await waitForCounts(1, () => search(`琺瑯細工　${word}`, people[4] as Person));
  return { before, after: await eventually('the fifth person', shown) };
}

test('administrators see a term from the fifth person on, however it was written, and nobody else does', async () => {
  const { day, before, after } = await onOneDay(searchFiveTimes);
  expect(before).toBeUndefined();
  expect(after).toMatchObject({ people: 5, lastDay: day });
  for (const caller of ['guest', people[0] as Person, await given.theClient()] as Caller[])
    expect((await query(list, {}, caller)).errors[0]?.errorType).toBe('Unauthorized');
});

test('neither a term of few people nor who searched is stored anywhere', async () => {
  await waitForCounts(6, async () => {
    await search('螺鈿細工の弟子', people[0] as Person);
    for (const person of people) await search('hanako-vain@example.com', person);
  });
  expect(await localTables.mentioning(tables, ['螺鈿細工', 'hanako-vain'])).toEqual([]);
  const rows = await localTables.mentioning(tables, ['Once#vain']);
  expect(rows.length).toBeGreaterThan(0);
  expect(people.filter(({ sub }) => JSON.stringify(rows).includes(sub))).toEqual([]);
});
