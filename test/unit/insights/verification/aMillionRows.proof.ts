import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { ScanCommandInput } from '@aws-sdk/lib-dynamodb';
import { counterKey } from '../../../../lambdas/lib/insights/counterKey';
import { countTables } from '../../../../lambdas/verify-insights/countTables';
import { startOf } from '../../../../lambdas/verify-insights/startOf';
import { Tally } from '../../../../lambdas/verify-insights/Tally';
import { tables } from '../../../../lambdas/lib/tables';

jest.setTimeout(180_000);

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const PAGE = 1000;
const PAGES = 250;
const [from, to] = ['2026-01-01', '2026-06-30'];

/**
 * Returns a page of message rows. Every ten messages are in a conversation of their own, in which two authors
 * take turns, so that each author gets a reply.
 */
const pageOf = (segment: number, page: number) =>
  Array.from({ length: PAGE }, (_, row) => {
    const number = page * PAGE + row;
    const createdAt = new Date(Date.parse('2026-01-02') + (number % 100) * 86_400_000).toISOString();
    return {
      ...{ pk: `talk-${segment}-${Math.floor(number / 10)}`, sk: `Message#${number}`, __typename: 'Message' },
      ...{ authorId: `author-${number % 2}`, isEvent: false, createdAt },
    };
  });

test('a million records are counted with the memory of a page', async () => {
  process.env.TALENT_TABLE = 'Talent';
  process.env.OPEN_JOB_TABLE = 'OpenJob';
  process.env.CONVERSATION_TABLE = 'Conversation';
  process.env.INSIGHT_TABLE = 'Insight';
  const used: number[] = [];
  // A mock that remembers its calls would keep every page in memory.
  const send = tables.send;
  tables.send = (({ input }: { input: ScanCommandInput }) => {
    const { TableName, Segment = 0, ExclusiveStartKey } = input;
    if (TableName !== 'Conversation') return Promise.resolve({});
    const page = Number(ExclusiveStartKey?.page ?? 0);
    if (Segment === 0 && page % 60 === 10) {
      collectGarbage();
      used.push(process.memoryUsage().heapUsed);
    }
    const isLast = page + 1 === PAGES;
    return Promise.resolve({
      Items: pageOf(Segment, page),
      ...(!isLast && { LastEvaluatedKey: { page: page + 1 } }),
    });
  }) as typeof tables.send;
  const tally = new Tally(from, to);
  const start = {
    ...{ from, to, before: [], rows: 0, readUnits: 0, tally: tally.toStored() },
    position: startOf(0) ?? { table: 0, segments: [] },
  };
  const { progress, isComplete } = await countTables(start, {
    isOver: () => false,
    report: () => Promise.resolve(),
  });
  tables.send = send;
  expect([isComplete, progress.rows]).toEqual([true, 1_000_000]);
  const counted = new Tally(from, to, progress.tally);
  expect(counted.of(counterKey('MESSAGES', '2026-02-01')).least).toBe(10_000);
  expect(counted.of(counterKey('FIRST_REPLY_MINUTES', '2026-01-03')).events).toBe(10_000);
  const growth = (used.at(-1) ?? 0) - (used[0] ?? 0);
  process.stdout.write(`heap after ${used.length} looks: ${growth / 1e6} MB more than at the first\n`);
  expect(growth).toBeLessThan(5_000_000);
});
