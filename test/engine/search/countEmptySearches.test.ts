import { DeleteCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { handler } from '../../../lambdas/count-empty-searches/handler';
import { type EngineTables, engineTables } from '../../support/engineTables';

let engine: EngineTables;

const DAY = 86_400_000;
/** Noon of a day in Japan. */
const noon = (days = 0) => Date.parse('2026-05-10T12:00:00+09:00') + days * DAY;
const clock = (at: number) => jest.spyOn(Date, 'now').mockReturnValue(at);

interface Row {
  pk: string;
  sk: string;
  expiresAt?: number;
  people?: number;
  value?: number;
  secret?: string;
}

const rows = async (beginning = '') => {
  const { Items = [] } = await engine.client.send(new ScanCommand({ TableName: 'Insight' }));
  return (Items as Row[]).filter(({ pk }) => pk.startsWith(beginning));
};
const counted = async () => (await rows('Counter#SEARCHES_WITHOUT_RESULT'))[0]?.value ?? 0;
const terms = async () => (await rows('SearchInVain')).map(({ sk, people }) => [sk, people]);

/** Lets the people with the numbers `from` to `to` search for a text. */
const search = async (text: string, from: number, to: number) => {
  for (let person = from; person <= to; person += 1) await handler({ caller: `person-${person}`, text });
};

beforeAll(async () => {
  engine = await engineTables();
});
afterAll(() => engine.stop());
beforeEach(async () => {
  jest.restoreAllMocks();
  for (const { pk, sk } of await rows())
    await engine.client.send(new DeleteCommand({ TableName: 'Insight', Key: { pk, sk } }));
  clock(noon());
});

test('a term becomes readable with its fifth person, and the number grows from there', async () => {
  await search('琺瑯細工', 1, 4);
  expect(await terms()).toEqual([]);
  expect(JSON.stringify(await rows())).not.toMatch(/琺瑯|person-/);
  await search('琺瑯細工', 5, 5);
  expect(await terms()).toEqual([['2026-05-10#琺瑯細工', 5]]);
  await search('琺瑯細工', 6, 7);
  expect(await terms()).toEqual([['2026-05-10#琺瑯細工', 7]]);
});

test('one person counts once for a term, however it is written', async () => {
  for (const text of ['琺瑯 REACT', ' 琺瑯　Ｒｅａｃｔ ', '琺瑯 react', '琺瑯  React', '琺瑯 React'])
    await search(text, 1, 1);
  expect(await counted()).toBe(1);
  expect(await terms()).toEqual([]);
});

test('the thirty-first term of a person does not count', async () => {
  for (let each = 0; each < 35; each += 1) await search(`用語${each}`, 1, 1);
  expect(await counted()).toBe(30);
});

test('what looks like personal data is counted and never stored', async () => {
  await search('hanako@example.com', 1, 6);
  await search('山田太郎', 1, 6);
  expect(await counted()).toBe(12);
  expect(await rows('SearchInVain')).toEqual([]);
  expect(JSON.stringify(await rows())).not.toMatch(/hanako|山田/);
});

test('people of two days are not added to five, and the key of the first day is gone', async () => {
  await search('琺瑯細工', 1, 3);
  const [first] = await rows('Once#vain#key');
  clock(noon(1));
  await search('琺瑯細工', 4, 6);
  expect(await terms()).toEqual([]);
  const keys = await rows('Once#vain#key');
  expect(keys).toHaveLength(1);
  expect(keys[0]?.secret).not.toBe(first?.secret);
});

test('the same person has another hash on the next day, so that days cannot be joined', async () => {
  await search('琺瑯細工', 1, 1);
  clock(noon(1));
  await search('琺瑯細工', 1, 1);
  const hashed = (await rows('Once#vain')).filter(({ sk }) => sk !== 'Key');
  expect(new Set(hashed.map(({ pk }) => pk)).size).toBe(hashed.length);
});

test('hashes expire after two days, the key at the end of its day, a term after ninety', async () => {
  await search('琺瑯細工', 1, 5);
  const seconds = (at: number) => Math.floor(at / 1000);
  const isHash = ({ pk, sk }: Row) => pk.startsWith('Once#vain') && sk !== 'Key';
  const all = await rows();
  expect(new Set(all.filter(isHash).map(({ expiresAt }) => expiresAt))).toEqual(new Set([seconds(noon(2))]));
  expect(all.find(({ sk }) => sk === 'Key')?.expiresAt).toBe(Date.parse('2026-05-11T00:00:00+09:00') / 1000);
  expect(all.find(({ pk }) => pk === 'SearchInVain')?.expiresAt).toBe(seconds(noon(90)));
});

test('many who search at the same moment share one key and are all counted', async () => {
  await Promise.all(
    Array.from({ length: 12 }, (_, person) => handler({ caller: `${person}`, text: '琺瑯細工' })),
  );
  expect(await counted()).toBe(12);
  expect(await terms()).toEqual([['2026-05-10#琺瑯細工', 12]]);
});
