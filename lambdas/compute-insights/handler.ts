import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { addDays } from '../../model/periods/addDays';
import { counterKey } from '../lib/insights/counterKey';
import type { Counts } from '../lib/insights/Counts';
import { firstDay } from '../../model/periods/firstDay';
import { insightsOf } from '../lib/insights/insightsOf';
import { japanDay } from '../../model/japanDay';
import { logger } from '../lib/logger';
import { readCounts } from '../lib/insights/readCounts';
import { storeInsights } from '../lib/insights/storeInsights';
import { tables } from '../lib/tables';
import { env } from './needs';

/**
 * Maximum number of past days for which one run computes dashboard figures. If runs have failed, the next run
 * computes the figures of the missed days.
 */
const MOST_DAYS = 62;
const LONG_AGO = '0000-00-00';

const later = (a: string, b: string): string => (a > b ? a : b);

/**
 * Returns the number of accounts at the beginning of a day, from the counters: the accounts created before
 * that day minus those deleted before it.
 */
function peopleBefore(counts: Counts, day: string): number {
  const changes = counts.get(counterKey('USERS', day).pk) ?? new Map();
  return [...changes].reduce((sum, [each, { value }]) => sum + (each < day ? value : 0), 0);
}

const MOST_STORED_DAYS = 100;

/**
 * Returns the stored number of accounts at the end of each day before the day `before` (`YYYY-MM-DD`), the
 * latest day first. It returns at most the hundred latest days that have a stored number.
 */
async function usersByDay(before: string): Promise<[day: string, users: number][]> {
  const { Items = [] } = await tables.send(
    new QueryCommand({
      TableName: env('INSIGHT_TABLE'),
      KeyConditionExpression: 'pk = :pk AND sk < :before',
      ExpressionAttributeValues: { ':pk': 'USERS#DAY', ':before': before },
      ScanIndexForward: false,
      Limit: MOST_STORED_DAYS,
      ConsistentRead: true,
    }),
  );
  return Items.map(({ sk, value }) => [String(sk), Number(value)]);
}

/**
 * Computes the dashboard's figures for yesterday and today, for the weeks and months that contain these days,
 * and for days that earlier runs have missed. It runs on a schedule. It reads counters and earlier figures,
 * not the records that are counted. A repeated run replaces the same rows.
 */
export async function handler({ time }: { time?: string } = {}): Promise<{ rows: number }> {
  const now = time ? new Date(time) : new Date();
  const today = japanDay(now.getTime());
  const yesterday = addDays(today, -1);
  const reported = await usersByDay(yesterday);
  const [newest] = reported;
  const from = newest ? later(addDays(newest[0], 1), addDays(today, -MOST_DAYS)) : yesterday;
  const lastMonth = firstDay('MONTH', addDays(firstDay('MONTH', from), -1));
  const counts = await readCounts(newest ? addDays(lastMonth, -7) : LONG_AGO, today);
  const users = new Map(reported);
  let people = newest ? newest[1] : peopleBefore(counts, from);
  const rows: ReturnType<typeof insightsOf> = [];
  for (let day = from; day <= today; day = addDays(day, 1)) {
    people += counts.get(counterKey('USERS', day).pk)?.get(day)?.value ?? 0;
    users.set(day, people);
    rows.push(...insightsOf(counts, (each) => users.get(each), day, now.toISOString()));
  }
  const stored = await storeInsights(rows);
  logger.info('insights computed', { from, to: today, rows: stored });
  return { rows: stored };
}
