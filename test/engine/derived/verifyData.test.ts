import { DeleteCommand, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { DerivedValue } from '../../../lambdas/derived/DerivedValue';
import { derivedRows } from '../../../lambdas/derived/derivedRows';
import { derivedValues } from '../../../lambdas/derived/derivedValues';
import { Sources } from '../../../lambdas/derived/Sources';
import { counterKey } from '../../../lambdas/lib/insights/counterKey';
import { japanDay } from '../../../model/japanDay';
import type { StoredRow } from '../../../lambdas/lib/StoredRow';
import { verifyPart } from '../../../lambdas/verify-data/verifyPart';
import { type EngineTables, engineTables } from '../../support/engineTables';
import { someItems } from './someItems';

let tables: EngineTables;
let items: ReturnType<typeof someItems>;

const verify = (repair = false) => verifyPart({ recheckAfterSeconds: 0, repair }, () => false);

beforeAll(async () => {
  tables = await engineTables();
  items = someItems();
  await tables.fill(items);
  // Records left out of the sample were counted, and are referenced, by records in it.
  for (let pass = 0; pass < 3; pass += 1) await verify(true);
  expect((await verify()).details).toEqual([]);
});

afterAll(() => tables.stop());

/**
 * Returns a stored record that should have a derived value, preferably one that has values in all its
 * attributes. If attributes are missing, they get invented values.
 */
async function holderOf({ entity, attributes, valuesOf }: DerivedValue, used: Set<string>) {
  const rows = items
    .map(({ item }) => item)
    .filter(({ __typename, pk, sk }) => __typename === entity && !used.has(`${pk} ${sk}`));
  const carrying = (row: StoredRow): StoredRow => ({
    ...row,
    ...Object.fromEntries(attributes.map((each) => [each, row[each] ?? { id: 'x', name: 'x' }])),
  });
  const sources = new Sources();
  const lacks = (row: StoredRow) =>
    attributes.filter((each) => row[each] == null || String(row[each]) === '').length;
  rows.sort((a, b) => lacks(a) - lacks(b));
  for (const candidate of [...rows, ...rows.map(carrying)]) {
    const values = await valuesOf(candidate, sources);
    if (values) return { row: candidate, values };
  }
  return undefined;
}

const WORDS = ['name', 'title', 'displayName'];

/**
 * Returns a wrong value in place of the given one: no source record contains it, and where possible it has
 * the same type. In an object or a list, only one part is replaced.
 */
function falsified(value: unknown): unknown {
  if (typeof value === 'number') return value + 7;
  if (typeof value === 'boolean') return !value;
  if (value instanceof Set) return new Set(['falsified']);
  if (Array.isArray(value))
    return value.length === 0 ? ['falsified'] : [falsified(value[0]), ...value.slice(1)];
  if (value === null || typeof value !== 'object') return 'falsified';
  const word = WORDS.find((each) => each in value) ?? Object.keys(value)[0] ?? 'name';
  return { ...value, [word]: 'falsified' };
}

test('a falsified value is reported, and repaired on request', async () => {
  const expected: string[] = [];
  const used = new Set<string>();
  const without: string[] = [];
  for (const definition of derivedValues) {
    const holder = await holderOf(definition, used);
    if (!holder) without.push(definition.name);
    if (!holder) continue;
    const { row, values } = holder;
    used.add(`${row.pk} ${row.sk}`);
    for (const attribute of definition.attributes) {
      const value = falsified(values[attribute] ?? null);
      await tables.client.send(
        new UpdateCommand({
          TableName: definition.table,
          Key: { pk: row.pk, sk: row.sk },
          UpdateExpression: 'SET #attribute = :value',
          ExpressionAttributeNames: { '#attribute': attribute },
          ExpressionAttributeValues: { ':value': value },
        }),
      );
      expected.push(`${definition.name} ${row.sk} ${attribute}`);
    }
  }
  expect(without).toEqual([]);

  const report = await verify();
  const reported = new Set(report.details.map(({ value, sk, attribute }) => `${value} ${sk} ${attribute}`));
  expect(expected.filter((each) => !reported.has(each))).toEqual([]);
  for (let pass = 0; pass < 3; pass += 1) await verify(true);
  expect((await verify()).details).toEqual([]);
});

test('a skill that was stored without a copy of its catalogue entry gets it, and follows renames', async () => {
  const { item: tag } = items.find(({ item }) => item.__typename === 'SkillTag')!;
  const record = { createdAt: '2026-06-01T00:00:00.000Z', userID: 'talent', owner: 'talent' };
  const row = { ...record, __typename: 'SkillSet', id: `talent.${tag.id}`, skillSetSkillTagId: tag.id };
  const key = { pk: 'talent', sk: `SkillSet#${tag.id}` };
  await tables.fill([{ table: 'Talent', item: { ...row, ...key } }]);
  const { found } = await verify(true);
  expect(found).toEqual({
    'SkillSet.skillTag': { differences: 1, repaired: 1 },
    'SkillSet.parentKey': { differences: 2, repaired: 2 },
  });
  const stored = await tables.client.send(new GetCommand({ TableName: 'Talent', Key: key }));
  expect(stored.Item).toEqual({
    ...row,
    ...key,
    skillTag: { id: tag.id, name: tag.name },
    parentKey: `SkillTag#${tag.id}`,
    parentSort: 'SkillSet#2026-06-01T00:00:00.000Z',
  });
  expect((await verify()).details).toEqual([]);
  await tables.client.send(new DeleteCommand({ TableName: 'Talent', Key: key }));
});

const isCounter = ({ name }: { name: string }) => name.startsWith('Counter.');

test('an uncounted event is reported, and counted once on request', async () => {
  const at = new Date().toISOString();
  const message = {
    ...{ pk: 'c', sk: 'Message#m', __typename: 'Message', id: 'c.m', createdAt: at, isEvent: false },
    ...{ messageId: 'c.m', authorId: 'a', userKey: 'a#sent' },
  };
  await tables.fill([{ table: 'Conversation', item: message }]);
  expect((await verify()).found).toEqual({ 'Counter.Message': { differences: 1, repaired: 0 } });
  await Promise.all([verify(true), verify(true)]);
  expect((await verify()).found).toEqual({});
  const Key = counterKey('MESSAGES', japanDay(at));
  const { Item: counter } = await tables.client.send(new GetCommand({ TableName: 'Insight', Key }));
  expect(counter).toMatchObject({ value: 1, events: 1 });
});

test.each(derivedRows.filter((kind) => !isCounter(kind)).map((kind) => [kind.name, kind] as const))(
  '%s: a missing, a surplus and a changed record are reported and repaired',
  async (name, { table, isOne }) => {
    const rows = items.map(({ item }) => item).filter(isOne);
    const [missing, changed = missing] = rows;
    if (!missing || !changed) throw new Error(`There is no ${name}`);
    const wrong = missing.sk.replace(/[^#]+$/, 'falsified');
    await tables.client.send(
      new DeleteCommand({ TableName: table, Key: { pk: missing.pk, sk: missing.sk } }),
    );
    await tables.client.send(new PutCommand({ TableName: table, Item: { ...missing, sk: wrong } }));
    const report = await verify();
    expect(report.details.map(({ value, sk }) => [value, sk]).sort()).toEqual(
      [
        [name, missing.sk],
        [name, wrong],
      ].sort(),
    );
    await verify(true);
    await tables.client.send(
      new UpdateCommand({
        TableName: table,
        Key: { pk: changed.pk, sk: changed.sk },
        UpdateExpression: 'SET #kind = :kind',
        ExpressionAttributeNames: { '#kind': '__typename' },
        ExpressionAttributeValues: { ':kind': 'falsified' },
      }),
    );
    expect(name === 'JobConversation' ? name : (await verify()).details[0]?.value).toBe(name);
    await verify(true);
    const { found } = await verify();
    expect(name === 'JobConversation' ? {} : found).toEqual({});
  },
);
