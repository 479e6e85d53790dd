import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { japanDay } from '../../../lambdas/lib/insights/japanDay';
import type { Person } from '../../support/api/Person';
import { type Caller, query } from '../../support/api/query';
import { eventually } from '../../support/eventually';
import { given } from '../../support/given';
import { localTables } from '../../support/localTables';
import { ulid } from '../../support/ulid';

const searchDocument = /* GraphQL */ `
  query Search($filter: SearchableOpenJobFilterInput, $settled: Boolean, $from: Int) {
    searchOpenJobs(filter: $filter, settled: $settled, from: $from, limit: 1) {
      total
    }
  }
`;
const list = '{ listSearchesInVain { term people lastDay } }';

const settled = { settled: true };
const search = async (match: string, as: Caller, more: object = settled) => {
  const { data, calls } = await query<{ searchOpenJobs: { total: number } }>(
    searchDocument,
    { filter: { keyword: { match } }, ...more },
    as,
  );
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
const counted = async () =>
  (await read('Counter#SEARCHES_WITHOUT_RESULT')).find(({ sk }) => sk === japanDay(Date.now()))?.value ?? 0;

let people: Person[];
let admin: Person;

beforeAll(async () => {
  people = [];
  for (let each = 0; each < 5; each += 1) people.push(await given.aTalent());
  admin = await given.theAdministrator();
}, 120_000);
afterAll(() => tables.destroy());

test('a search in vain costs one call more, when the caller marks it as final; a search with hits none', async () => {
  const [talent] = people as [Person];
  // A text is read with the published synonyms. What no job contains is also searched by beginnings and for what is
  // near: four calls.
  expect(await search('漆塗りの鍛冶見習い', talent, {})).toEqual({ total: 0, calls: 4 });
  expect(await search('漆塗りの鍛冶見習い', talent, { settled: false })).toEqual({ total: 0, calls: 4 });
  expect(await search('漆塗りの鍛冶見習い', talent)).toEqual({ total: 0, calls: 5 });
  // Another page belongs to the same search; a search with results is not counted.
  expect((await search('漆塗りの鍛冶見習い', talent, { ...settled, from: 20 })).calls).toBe(4);
  expect((await search('エンジニア', talent)).calls).toBe(2);
});

test('administrators see a term from the fifth person on, however it was written, and nobody else does', async () => {
  // Another term in each attempt of this test: a person counts once.
  const word = `鍛冶${ulid().slice(-8).replaceAll(/\d/g, 'x').toLowerCase()}`;
  const before = await counted();
  const shown = async () =>
    (
      await query<{ listSearchesInVain: { term: string; people: number; lastDay: string }[] }>(
        list,
        {},
        admin,
      )
    ).data?.listSearchesInVain.find(({ term }) => term === `琺瑯細工 ${word}`);
  for (const person of people.slice(0, 4)) await search(`琺瑯細工 ${word}`, person);
  await search(` 琺瑯細工　${word} `, people[0] as Person);
  await eventually('four counts', async () => (await counted()) >= before + 4 || undefined, 60);
  expect(await shown()).toBeUndefined();
  await search(`琺瑯細工　${word}`, people[4] as Person);
  expect(await eventually('the fifth person', shown, 60)).toEqual({
    term: `琺瑯細工 ${word}`,
    people: 5,
    lastDay: japanDay(Date.now()),
  });
  for (const caller of ['guest', people[0] as Person, await given.theClient()] as Caller[])
    expect((await query(list, {}, caller)).errors[0]?.errorType).toBe('Unauthorized');
});

test('neither a term of few people nor who searched is stored anywhere', async () => {
  const before = await counted();
  await search('螺鈿細工の弟子', people[0] as Person);
  for (const person of people) await search('hanako-vain@example.com', person);
  await eventually('six counts', async () => (await counted()) >= before + 6 || undefined, 60);
  expect(await localTables.mentioning(tables, ['螺鈿細工', 'hanako-vain'])).toEqual([]);
  const rows = await localTables.mentioning(tables, ['Once#vain']);
  expect(rows.length).toBeGreaterThan(0);
  expect(people.filter(({ sub }) => JSON.stringify(rows).includes(sub))).toEqual([]);
});
