import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { searchInVainKey } from '../../model/search/searchInVainKey';
import { tables } from '../lib/tables';
import { env } from './needs';

const DAYS_90 = 90 * 86_400;

/** Stores for 90 days how many people searched for a term in vain on a day. A smaller number does not replace a larger. */
export async function storeTerm(day: string, term: string, people: number): Promise<void> {
  try {
    await tables.send(
      new UpdateCommand({
        TableName: env('INSIGHT_TABLE'),
        Key: searchInVainKey(day, term),
        UpdateExpression: 'SET #term = :term, #day = :day, people = :people, expiresAt = :end',
        ConditionExpression: 'attribute_not_exists(people) OR people < :people',
        ExpressionAttributeNames: { '#term': 'term', '#day': 'day' },
        ExpressionAttributeValues: {
          ':term': term,
          ':day': day,
          ':people': people,
          ':end': Math.floor(Date.now() / 1000) + DAYS_90,
        },
      }),
    );
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
  }
}
