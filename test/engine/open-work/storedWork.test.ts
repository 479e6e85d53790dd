import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import { openComplaint } from '../../../model/complaints/openComplaint';
import { type EngineTables, engineTables } from '../../support/engineTables';

let tables: EngineTables;
beforeAll(async () => {
  tables = await engineTables();
});
afterAll(() => tables.stop());
afterEach(() => jest.restoreAllMocks());

/** More than a page of DynamoDB (1 MB) of drafts, and two benefits whose publication is asked for. */
const BIG = 'あ'.repeat(10_000);
const drafts = Array.from({ length: 50 }, (_, n) => ({
  table: 'Catalog' as const,
  item: {
    ...{ pk: 'EmployeeBenefit', sk: `draft${n}`, id: `draft${n}`, type: 'EmployeeBenefit' },
    ...{ listKey: 'EmployeeBenefit#draft', createdAt: `2026-01-01T00:00:${10 + n}Z`, useProcesses: [BIG] },
    title: `下書き${n}`,
  },
}));
const asked = ['02', '01'].map((day) => ({
  table: 'Catalog' as const,
  item: {
    ...{ ...drafts[0]!.item, sk: day, id: day, title: `依頼${day}`, createdAt: '2026-02-01T00:00:00Z' },
    reviewRequestedAt: `2026-03-${day}T00:00:00Z`,
  },
}));
const people = Array.from({ length: 4 }, (_, n) => [
  {
    table: 'Talent' as const,
    item: { pk: `sub${n}`, sk: 'User', id: `sub${n}`, sub: `sub${n}`, name: `依田 ${n}` },
  },
  {
    table: 'Talent' as const,
    item: {
      ...{ pk: `sub${n}#private`, sk: 'UserEmployeeBenefits#b', id: `sub${n}.b`, userID: `sub${n}` },
      ...{ status: 'REQUESTED', createdAt: `2026-01-0${n + 1}T00:00:00Z`, employeeBenefit: { title: '宿' } },
    },
  },
]).flat();

/** Loads the functions after the tables exist, because they read the environment when they are loaded. */
async function load() {
  const { storedWork } = await import('../../../lambdas/read-open-work/storedWork');
  const { tables: client } = await import('../../../lambdas/lib/tables');
  return { storedWork, client };
}

test('benefits under review are found among more drafts than a page has, the longest waiting first', async () => {
  await tables.fill([...drafts, ...asked]);
  const { storedWork } = await load();
  const benefits = (await storedWork()).find(({ kind }) => kind === 'BENEFIT_REVIEW');
  expect(benefits).toMatchObject({ kind: 'BENEFIT_REVIEW', count: 2, isMore: false });
  expect(benefits?.tasks.map(({ name, at }) => [name, at])).toEqual([
    ['依頼01', '2026-03-01T00:00:00Z'],
    ['依頼02', '2026-03-02T00:00:00Z'],
  ]);
});

test('complaints wait until they are answered, the one received first before the others', async () => {
  const row = (id: string, at: string, more: object = {}) => ({
    table: 'Insight' as const,
    item: { pk: 'Complaint', sk: id, id, dueOn: '2026-03-15', receivedAt: at, reportedAt: at, ...more },
  });
  await tables.fill([
    row('01J00000000000000000000002', '2026-03-02T00:00:00Z', { type: openComplaint }),
    row('01J00000000000000000000001', '2026-03-01T00:00:00Z', { type: openComplaint }),
    row('01J00000000000000000000003', '2026-02-01T00:00:00Z', { answeredAt: '2026-02-02T00:00:00Z' }),
  ]);
  const { storedWork } = await load();
  const complaints = (await storedWork()).find(({ kind }) => kind === 'COMPLAINT');
  expect(complaints).toMatchObject({ count: 2, isMore: false });
  expect(complaints?.tasks.map(({ at, dueOn }) => [at, dueOn])).toEqual([
    ['2026-03-01T00:00:00Z', '2026-03-15'],
    ['2026-03-02T00:00:00Z', '2026-03-15'],
  ]);
});

/** Lets DynamoDB answer only the first `answered` keys of each BatchGet and return the others as unprocessed. */
function leaveUnprocessed(client: { send: unknown }, answered: number) {
  const send = client.send as (command: unknown) => Promise<object>;
  return jest.spyOn(client as { send(command: unknown): unknown }, 'send').mockImplementation((command) => {
    if (!(command instanceof BatchGetCommand)) return send.call(client, command);
    const [[table, { Keys = [] }] = ['', {}]] = Object.entries(command.input.RequestItems ?? {});
    const UnprocessedKeys = Keys.length > answered ? { [table]: { Keys: Keys.slice(answered) } } : {};
    if (answered === 0) return Promise.resolve({ Responses: {}, UnprocessedKeys });
    const some = { RequestItems: { [table]: { Keys: Keys.slice(0, answered) } } };
    return send.call(client, new BatchGetCommand(some)).then((answer) => ({ ...answer, UnprocessedKeys }));
  });
}

test('keys that DynamoDB leaves unprocessed are asked for again until each task has its name', async () => {
  await tables.fill(people);
  const { storedWork, client } = await load();
  const sent = leaveUnprocessed(client, 1);
  const uses = (await storedWork()).find(({ kind }) => kind === 'BENEFIT_USE');
  expect(uses?.tasks.map(({ name }) => name)).toEqual(['依田 0', '依田 1', '依田 2', '依田 3']);
  expect(sent.mock.calls.filter(([command]) => command instanceof BatchGetCommand)).toHaveLength(4);
});

test('keys that stay unprocessed are an error instead of missing names', async () => {
  const { storedWork, client } = await load();
  leaveUnprocessed(client, 0);
  await expect(storedWork()).rejects.toThrow('unprocessed');
});
