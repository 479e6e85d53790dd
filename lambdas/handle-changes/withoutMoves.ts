import type { DynamoDBRecord } from 'aws-lambda';
import { env } from './needs';
import { formerNames } from '../lib/formerNames';
import { itemAt } from '../lib/itemAt';

/**
 * Returns whether a stream record is the creation of a row that a migration has moved to a new key. Such a
 * row has the attribute `movedFrom`; later writes of the row have it in both images, so they do not count.
 */
const isArrival = ({ dynamodb }: DynamoDBRecord): boolean =>
  dynamodb?.NewImage?.movedFrom !== undefined && dynamodb.OldImage?.movedFrom === undefined;

/**
 * Returns whether a stream record is the deletion of a row that a migration has moved to a new key: the row
 * no longer exists at its former key but exists at the current one. If it exists at neither, somebody has
 * really deleted it.
 */
async function isDeparture({ eventName, dynamodb }: DynamoDBRecord): Promise<boolean> {
  const { pk, sk } = { pk: dynamodb?.Keys?.pk?.S ?? '', sk: dynamodb?.Keys?.sk?.S ?? '' };
  if (eventName !== 'REMOVE' || !formerNames.isPrivatePartition(pk)) return false;
  const current = { pk: formerNames.currentPartition(pk), sk };
  return (await itemAt(env('TALENT_TABLE'), current)) !== undefined;
}

/**
 * Removes from a batch the two stream records of each row that a migration has moved to another key (docs/adr/0056).
 * Such a row was neither created nor deleted, so no reaction may run and nothing may be counted.
 */
export async function withoutMoves(records: readonly DynamoDBRecord[]): Promise<DynamoDBRecord[]> {
  const isMove = await Promise.all(records.map(async (each) => isArrival(each) || isDeparture(each)));
  return records.filter((_, place) => !isMove[place]);
}
