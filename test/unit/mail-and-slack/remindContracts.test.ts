import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { DynamoDBDocumentClient, GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { keepContractDates } from '../../../lambdas/handle-changes/reactions/keepContractDates';
import { handler } from '../../../lambdas/remind-contracts/handler';
import { aSheet } from '../../support/terms/aSheet';

/** Tests which days of a contract get a reminder, and who is reminded of what is still true. */
const tables = mockClient(DynamoDBDocumentClient);
const queue = mockClient(SQSClient);

const sheet = (number: number, answers: Record<string, string> = {}, more: object = {}) => ({
  ...{ __typename: 'TermsSheet', number, kind: 'CONTRACT', state: 'ACCEPTED', talentEmployees: false },
  answers: Object.entries({ ...aSheet('CONTRACT'), ...answers }).map(([key, value]) => ({ key, value })),
  ...more,
});
const longer = { endDate: '2027-07-31', receivedOn: '2027-07-31', paymentDate: '2027-08-31' };
const application = {
  ...{ pk: 'talent#private', sk: 'UserApplies#job', __typename: 'UserApplies', id: 'talent.job' },
  ...{ type: 'CONTRACTED', userID: 'talent', openJobID: 'job', conversationId: 'talk' },
  terms: { number: 1, state: 'ACCEPTED', current: 1 },
};
let sheets: object[];
let stored: object;
let rows: { pk: string; sk: string }[];

beforeEach(() => {
  Object.assign(process.env, {
    ...{ TALENT_TABLE: 'T', INSIGHT_TABLE: 'I', OPEN_JOB_TABLE: 'J', CATALOG_TABLE: 'C' },
    NOTICE_QUEUE_URL: 'Q',
  });
  [sheets, stored, rows] = [[sheet(1)], application, []];
  queue.reset();
  tables.reset();
  queue.on(SendMessageCommand).resolves({});
  tables.on(PutCommand).resolves({});
  tables.on(QueryCommand).callsFake(({ TableName, ExpressionAttributeValues }) => ({
    Items: TableName === 'T' ? sheets : rows.filter(({ pk }) => pk === ExpressionAttributeValues[':pk']),
  }));
  tables.on(GetCommand).callsFake(({ TableName }) => ({
    Item: TableName === 'T' ? stored : { id: 'job', owners: ['staff'] },
  }));
  jest.useFakeTimers({ now: new Date('2027-01-10T00:00:00Z'), doNotFake: ['nextTick', 'setImmediate'] });
});
afterEach(() => jest.useRealTimers());
afterAll(() => [tables, queue].forEach((client) => client.restore()));

const written = () =>
  tables.commandCalls(PutCommand).map(({ args }) => {
    const { pk, sk } = args[0].input.Item as { pk: string; sk: string };
    return `${pk} ${sk}`;
  });
const queued = () =>
  queue
    .commandCalls(SendMessageCommand)
    .map(
      ({ args }) =>
        JSON.parse(String(args[0].input.MessageBody)) as { userId: string; kind: string; id: string },
    );
const on = (day: string) => jest.setSystemTime(new Date(`${day}T00:00:00Z`));

test('with the acceptance there is a row for each day of a reminder', async () => {
  await keepContractDates({ before: { ...application, type: 'OFFERED', terms: {} }, after: application });
  expect(written()).toEqual([
    'ContractReminder#2027-03-17 talent.job#END#2027-03-31',
    'ContractReminder#2027-04-27 talent.job#PAYMENT#2027-04-30',
  ]);
});

test('a proposal changes nothing, an accepted change and an end do', async () => {
  const open = { ...application, terms: { number: 2, state: 'SENT', current: 1 } };
  await keepContractDates({ before: application, after: open });
  expect(written()).toEqual([]);
  sheets = [sheet(1), sheet(2, longer)];
  const changed = { ...application, terms: { number: 2, state: 'ACCEPTED', current: 2 } };
  await keepContractDates({ before: open, after: changed });
  expect(written()).toContain('ContractReminder#2027-06-17 talent.job#NOTICE#2027-07-01');
  const ending = { state: 'NOTIFIED', lastDay: '2027-05-31' };
  await keepContractDates({ before: changed, after: { ...changed, ending } });
  expect(written()).toContain('ContractReminder#2027-05-17 talent.job#END#2027-05-31');
});

test('days that are over get no row', async () => {
  on('2027-04-01');
  await keepContractDates({ before: undefined, after: application });
  expect(written()).toEqual(['ContractReminder#2027-04-27 talent.job#PAYMENT#2027-04-30']);
});

test.each([
  ['2027-03-17', 'END', '2027-03-31', 'CONTRACT_END_NEAR'],
  ['2027-04-27', 'PAYMENT', '2027-04-30', 'CONTRACT_PAYMENT_NEAR'],
])(
  'on %s both sides are reminded of %s, with the same ids in a repetition',
  async (today, about, day, kind) => {
    rows = [{ pk: `ContractReminder#${today}`, sk: `talent.job#${about}#${day}` }];
    on(today);
    expect(await handler()).toEqual({ queued: 2 });
    await handler();
    expect(queued().map((notice) => [notice.userId, notice.kind])).toEqual([
      ['talent', kind],
      ['staff', kind],
      ['talent', kind],
      ['staff', kind],
    ]);
    expect(new Set(queued().map(({ id }) => id)).size).toBe(2);
  },
);

test.each([
  ['was extended', () => (sheets = [sheet(1), sheet(2, longer)])],
  [
    'ends on another day',
    () => (stored = { ...application, ending: { state: 'CONFIRMED', lastDay: '2027-03-20' } }),
  ],
  ['is gone', () => (stored = { ...application, type: 'WITHDRAWN' })],
])('nobody is reminded of the end of a contract that %s', async (_case, change) => {
  change();
  rows = [{ pk: 'ContractReminder#2027-03-17', sk: 'talent.job#END#2027-03-31' }];
  on('2027-03-17');
  expect(await handler()).toEqual({ queued: 0 });
});

test('paper that is due is announced to the organization alone, until it was handed over', async () => {
  const [REQUEST, HAND_OVER] = [
    { number: 1, deed: 'REQUEST', on: '2027-01-10' },
    { number: 1, deed: 'HAND_OVER', on: '2027-01-12' },
  ];
  const asked = { ...application, deliveries: [REQUEST] };
  await keepContractDates({ before: application, after: asked });
  const key = { pk: 'ContractReminder#2027-01-14', sk: 'talent.job#PAPER#2027-01-17' };
  expect(written()).toContain(`${key.pk} ${key.sk}`);
  [rows, stored] = [[key], asked];
  on('2027-01-14');
  await handler();
  expect(queued()).toMatchObject([{ userId: 'staff', kind: 'CONTRACT_PAPER_NEAR' }]);
  stored = { ...asked, deliveries: [REQUEST, HAND_OVER] };
  await handler();
  expect(queued()).toHaveLength(1);
});
