import { randomBytes } from 'node:crypto';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { addDays } from '../../model/periods/addDays';
import { tables } from '../lib/tables';
import { env } from './needs';

const Key = { pk: 'Once#vain#key', sk: 'Key' };

/** The length of the key in bytes. With this length, nobody can find the key by trying all possible ones. */
const BYTES = 32;

/** Returns when a day in Japan ends, in seconds since 1970. */
const endOf = (day: string): number => Date.parse(`${addDays(day, 1)}T00:00:00+09:00`) / 1000;

interface DayKey {
  day: string;
  secret: string;
}

/**
 * Returns the random key with which the callers and terms of a day (`YYYY-MM-DD`, in Japan) are hashed. Only
 * one key is stored: the first search of a day replaces the key of the day before. From then on, nobody can
 * find out which callers and terms were hashed with the former key. If no further search follows, the key
 * expires at the end of its day.
 */
export async function readDayKey(day: string): Promise<string> {
  const TableName = env('INSIGHT_TABLE');
  const { Item } = await tables.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
  const stored = Item as DayKey | undefined;
  if (stored?.day === day) return stored.secret;
  const secret = randomBytes(BYTES).toString('base64');
  try {
    await tables.send(
      new PutCommand({
        TableName,
        Item: { ...Key, day, secret, expiresAt: endOf(day) },
        ConditionExpression: 'attribute_not_exists(pk) OR #day < :day',
        ExpressionAttributeNames: { '#day': 'day' },
        ExpressionAttributeValues: { ':day': day },
      }),
    );
    return secret;
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    const { Item: other } = await tables.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
    return String((other as DayKey | undefined)?.secret);
  }
}
