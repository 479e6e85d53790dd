import { getNamedType, isLeafType, isObjectType, type GraphQLObjectType } from 'graphql';
import { EngineApi } from '@enishi/local-cloud/dynamodb';
import type { Person } from '../support/api/Person';
import { query } from '../support/api/query';
import { signIn } from '../support/api/signIn';
import { allRows, type StoredRow } from '../support/allRows';
import { fixtureRows } from '../support/fixture/fixtureRows';
import { forgetSteps } from '../support/fixture/forgetSteps';
import { loadRows } from '../support/fixture/loadRows';
import { localTables } from '../support/localTables';
import { readSchema } from '../support/readSchema';
import type { RunningStack } from '../support/stack/RunningStack';
import { startStack } from '../support/stack/startStack';

type Row = StoredRow & { __typename?: { S: string }; authorKey?: { S: string } };

const suite = process.env.ENISHI_URL;
const args = ['--no-web'];
const oldest = fixtureRows('beforeAuthorKeys');
const version = { pk: { S: 'DataVersion' }, sk: { S: 'DataVersion' } };
const AUTHORED = ['Evaluation', 'EvaluationComment', 'EnishiWorkHistoryReview', 'InterviewLog'];
let stack: RunningStack;
let names: Map<string, string>;
let admin: Person;

/** Runs `work` with direct access to the tables of the running stack. */
async function tables<Result>(work: (api: EngineApi) => Promise<Result>): Promise<Result> {
  const api = new EngineApi(localTables.endpoint(), 'DynamoDB');
  try {
    return await work(api);
  } finally {
    api.close();
  }
}

beforeAll(async () => {
  stack = await startStack({ args });
  process.env.ENISHI_URL = stack.origin;
  await tables(async (api) => {
    const { TableNames } = await api.call<{ TableNames: string[] }>('ListTables', {});
    names = new Map(TableNames.map((name) => [/Tables([A-Za-z]+?)[0-9A-F]{8}$/.exec(name)?.[1] ?? '', name]));
    await loadRows(
      api,
      oldest.map(([table, row]) => [names.get(table) ?? '', row]),
    );
    await api.call('DeleteItem', { TableName: names.get('Insight'), Key: version });
  });
  await stack.stop();
  forgetSteps(stack.port);
  stack = await startStack({ args, port: stack.port });
  admin = await signIn('admin@example.com');
}, 900_000);

afterAll(async () => {
  await stack.stop();
  stack.forget();
  if (suite) process.env.ENISHI_URL = suite;
});

test('a start on data of the first releases moves private rows and adds the index key of each author', async () => {
  const rows = (await allRows()) as Map<string, Row>;
  expect([...rows.keys()].filter((key) => key.includes('#desk'))).toEqual([]);
  const authored = oldest
    .map(([table, { pk, sk }]) =>
      rows.get(`${names.get(table)} ${pk.S.replace(/#desk$/, '#private')} ${sk.S}`),
    )
    .filter((row) => AUTHORED.includes(row?.__typename?.S ?? ''));
  expect(authored.length).toBe(182);
  expect(authored.filter((row) => !row?.authorKey)).toEqual([]);
  const [sample] = authored;
  const found = await tables((api) =>
    api.call<{ Items: Row[] }>('Query', {
      TableName: names.get('Talent'),
      IndexName: 'byAuthor',
      KeyConditionExpression: 'authorKey = :sub',
      ExpressionAttributeValues: { ':sub': sample?.authorKey },
    }),
  );
  expect(found.Items.map(({ pk, sk }) => [pk.S, sk.S])).toContainEqual([sample?.pk.S, sample?.sk.S]);
});

const schema = readSchema();
const leaves = (type: GraphQLObjectType) =>
  Object.values(type.getFields())
    .filter(({ type: each, args: given }) => isLeafType(getNamedType(each)) && given.length === 0)
    .map(({ name }) => name)
    .join(' ');

test('every record of that release with a query of its own can be read', async () => {
  const roots = Object.values(schema.getQueryType()?.getFields() ?? {});
  const asked = oldest.flatMap(([, row]) => {
    const { __typename, id } = row as Row;
    const root = roots.find(
      ({ name, args: given }) => name === `get${__typename?.S}` && given[0]?.name === 'id',
    );
    const type = root && getNamedType(root.type);
    return root && id && isObjectType(type)
      ? [
          {
            root: root.name,
            id: id.S,
            fields: leaves(type),
            hasReason: root.args.some(({ name }) => name === 'reason'),
          },
        ]
      : [];
  });
  expect(new Set(asked.map(({ root }) => root)).size).toBeGreaterThan(8);
  for (const { root, id, fields, hasReason } of asked) {
    const { data, errors } = await query<Record<string, { id: string } | null>>(
      `query One($id: ID!) { ${root}(id: $id${hasReason ? ', reason: "問い合わせの確認のため"' : ''}) { ${fields} } }`,
      { id },
      admin,
    );
    expect({ root, errors, id: data?.[root]?.id }).toEqual({ root, errors: [], id });
  }
});

test('profiles of that release can be read with all their relations', async () => {
  const user = schema.getType('User') as GraphQLObjectType;
  const lists = Object.values(user.getFields()).flatMap(({ name, type, args: given }) => {
    const connection = getNamedType(type);
    const items = isObjectType(connection) && connection.getFields().items;
    const item = items && getNamedType(items.type);
    return item && isObjectType(item) && given.every(({ type: each }) => !`${each}`.endsWith('!'))
      ? [{ name, part: `${name} { items { ${leaves(item)} } }` }]
      : [];
  });
  const subs = oldest.flatMap(([, row]) => ((row as Row).__typename?.S === 'User' ? [row.pk.S] : []));
  expect(lists.length).toBeGreaterThan(10);
  for (const sub of subs)
    for (const { name, part } of lists) {
      const { data, errors } = await query(
        `query All($sub: ID!) { getUser(sub: $sub) { sub ${part} } }`,
        { sub },
        admin,
      );
      expect({ sub, name, errors, data }).toMatchObject({
        sub,
        name,
        errors: [],
        data: { getUser: { sub } },
      });
    }
});
