import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { tables } from '../lib/tables';
import { env } from './needs';

const TWO_DAYS = 172_800;

/**
 * Adds a hash to the set that a row contains. The row expires after two days. Returns the new size of the
 * set; undefined if the set contains the hash already or has `most` elements.
 */
export async function addOnce(
  key: { pk: string; sk: string },
  hash: string,
  most: number,
): Promise<number | undefined> {
  try {
    const { Attributes } = await tables.send(
      new UpdateCommand({
        TableName: env('INSIGHT_TABLE'),
        Key: key,
        UpdateExpression: 'ADD hashes :set SET expiresAt = :end',
        ConditionExpression:
          'attribute_not_exists(hashes) OR (NOT contains(hashes, :hash) AND size(hashes) < :most)',
        ExpressionAttributeValues: {
          ':set': new Set([hash]),
          ':hash': hash,
          ':most': most,
          ':end': Math.floor(Date.now() / 1000) + TWO_DAYS,
        },
        ReturnValues: 'UPDATED_NEW',
      }),
    );
    return (Attributes?.hashes as Set<string> | undefined)?.size;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return undefined;
    throw error;
  }
}
