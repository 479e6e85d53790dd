import { BatchWriteCommand, DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { handler } from '../../../lambdas/compute-insights/handler';

type Row = Record<string, unknown> & { pk: string; sk: string };

const client = mockClient(DynamoDBDocumentClient);
let rows: Map<string, Row>;
let refuseOnce: boolean;
/** The maximum number of rows that one Query of the simulated table returns. */
let pageSize: number;

const put = (row: Row) => rows.set(`${row.pk}/${row.sk}`, row);
const counter = (metric: string, sk: string, value: number) =>
  put({ pk: `Counter#${metric}`, sk, value, events: value });
const value = (pk: string, sk: string) => rows.get(`${pk}/${sk}`)?.value;

beforeEach(() => {
  process.env.INSIGHT_TABLE = 'Insight';
  [rows, refuseOnce, pageSize] = [new Map(), false, 1_000];
  client
    .on(QueryCommand)
    .callsFake(({ ExpressionAttributeValues: values, ScanIndexForward, ExclusiveStartKey }) => {
      const { ':pk': pk, ':from': least = '', ':to': to = '9999', ':before': before = '9999-99' } = values;
      const found = [...rows.values()]
        .filter((row) => row.pk === pk && row.sk >= least && row.sk <= to && row.sk < before)
        .sort((a, b) => (a.sk < b.sk ? -1 : 1));
      const sorted = ScanIndexForward === false ? found.toReversed() : found;
      const from = sorted.findIndex(({ sk }) => sk === ExclusiveStartKey?.sk) + 1;
      const Items = sorted.slice(from, from + pageSize);
      const isLast = from + pageSize >= sorted.length;
      return { Items, ...(!isLast && { LastEvaluatedKey: { pk, sk: Items.at(-1)?.sk } }) };
    });
  client.on(BatchWriteCommand).callsFake(({ RequestItems: { Insight } }) => {
    const [first, ...rest] = Insight;
    if (refuseOnce) {
      refuseOnce = false;
      for (const { PutRequest } of rest) put(PutRequest.Item);
      return { UnprocessedItems: { Insight: [first] } };
    }
    for (const { PutRequest } of Insight) put(PutRequest.Item);
    return {};
  });
});

afterAll(() => client.restore());

test('the first run counts all earlier accounts', async () => {
  counter('USERS', '2026-01-10', 5);
  counter('USERS', '2026-03-03', 2);
  await handler({ time: '2026-03-04T03:00:00Z' });
  expect(value('USERS#DAY', '2026-03-03')).toBe(7);
  expect(value('USERS#DAY', '2026-03-04')).toBe(7);
});

test('the first run counts accounts of more days than one page of a Query has', async () => {
  pageSize = 2;
  for (const day of ['01', '02', '03', '04', '05']) counter('USERS', `2026-01-${day}`, 1);
  await handler({ time: '2026-03-04T03:00:00Z' });
  expect(value('USERS#DAY', '2026-03-04')).toBe(5);
});

test('a repeated run gives the same result, adds new counts and computes missed days', async () => {
  counter('USERS', '2026-03-01', 100);
  await handler({ time: '2026-03-02T03:00:00Z' });
  const before = structuredClone([...rows]);
  await handler({ time: '2026-03-02T03:00:00Z' });
  expect([...rows]).toEqual(before);
  counter('USERS', '2026-03-03', 4);
  counter('USERS', '2026-03-05', -1);
  counter('APPLIES', '2026-03-04', 3);
  refuseOnce = true;
  await handler({ time: '2026-03-06T03:00:00Z' });
  expect(['02', '03', '04', '05', '06'].map((day) => value('USERS#DAY', `2026-03-${day}`))).toEqual([
    ...[100, 104, 104, 103, 103],
  ]);
  expect(value('APPLIES#DAY', '2026-03-04')).toBe(3);
  expect(value('APPLIES#WEEK', '2026-03-02')).toBe(3);
  expect(value('APPLIES#MONTH', '2026-03-01')).toBe(3);
});
