import { DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { handler } from '../../../lambdas/export-insights-csv/handler';
import { addDays } from '../../../model/periods/addDays';

const client = mockClient(DynamoDBDocumentClient);
const PAGE = 1000;

/** Answers a Query with pages of a thousand rows, one row for each of `days` days. */
function answerDays(days: number, title = '応募') {
  client.on(QueryCommand).callsFake(({ ExclusiveStartKey }) => {
    const from = Number(ExclusiveStartKey?.at ?? 0);
    const count = Math.min(PAGE, days - from);
    const Items = Array.from({ length: count }, (_, index) => ({
      ...{ reportedAt: addDays('2016-01-01', from + index), title, value: index, dailyDifference: -1 },
    }));
    return { Items, ...(from + count < days && { LastEvaluatedKey: { at: from + count } }) };
  });
}

beforeEach(() => {
  process.env.INSIGHT_TABLE = 'Insight';
  client.reset();
});

afterAll(() => client.restore());

test('a file has ten years of days, the oldest first, although a Query returns a thousand rows', async () => {
  answerDays(3653);
  const { body, headers } = await handler({ period: 'DAY', metricsType: 'APPLIES' });
  const lines = body.split('\r\n').slice(1, -1);
  expect(lines).toHaveLength(3653);
  expect([lines[0], lines.at(-1)?.slice(0, 16)]).toEqual([
    '"日","2016-01-01","応募",0,-1',
    '"日","2025-12-31"',
  ]);
  expect(body.startsWith('\uFEFF"期間"')).toBe(true);
  expect(headers).toContain('insights-applies-day.csv');
});

test('text that a spreadsheet would run as a formula is quoted', async () => {
  answerDays(1, '=HYPERLINK("x")');
  const { body } = await handler({ period: 'MONTH', metricsType: 'APPLIES', date: '2026-01-01' });
  expect(body).toContain(`"'=HYPERLINK(""x"")"`);
});

test('without a metric, the rows of one date are read', async () => {
  answerDays(13);
  await handler({ period: 'WEEK', date: '2026-03-02' });
  expect(client.commandCalls(QueryCommand)[0]?.args[0].input).toMatchObject({
    ...{ IndexName: 'byDate', ExpressionAttributeValues: { ':value': 'WEEK#2026-03-02' } },
  });
});
