import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { env } from './needs';
import { tables } from '../lib/tables';

const MOST_DAYS = 100;

/**
 * Returns the stored number of accounts at the end of each day before the day `before` (`YYYY-MM-DD`), the
 * latest day first. It returns at most the hundred latest days that have a stored number.
 */
export async function usersByDay(before: string): Promise<[day: string, users: number][]> {
  const { Items = [] } = await tables.send(
    new QueryCommand({
      TableName: env('INSIGHT_TABLE'),
      KeyConditionExpression: 'pk = :pk AND sk < :before',
      ExpressionAttributeValues: { ':pk': 'USERS#DAY', ':before': before },
      ScanIndexForward: false,
      Limit: MOST_DAYS,
      ConsistentRead: true,
    }),
  );
  return Items.map(({ sk, value }) => [String(sk), Number(value)]);
}
