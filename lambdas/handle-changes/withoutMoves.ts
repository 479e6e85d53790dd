import type { DynamoDBRecord } from 'aws-lambda';
import { env } from './needs';
import { restoredFrom } from '../../model/restoredFrom';
import { itemAt } from '../lib/itemAt';
import { currentKey } from '../migrate-data/currentKey';

/**
 * Returns whether a stream record is the creation of a row that a migration has moved to a new key. Such a
 * row has the attribute `movedFrom` from its creation on. Therefore, among the stream records of the row,
 * only that of its creation has the attribute in the new image but not in the old one.
 */
const isArrival = ({ dynamodb }: DynamoDBRecord): boolean =>
  dynamodb?.NewImage?.movedFrom !== undefined && dynamodb.OldImage?.movedFrom === undefined;

/**
 * Returns whether a stream record is the deletion of a row that a migration has moved to a new key. If the
 * row does not exist at the new key, somebody has really deleted it, and the result is false.
 */
async function isDeparture({ eventName, dynamodb }: DynamoDBRecord): Promise<boolean> {
  if (eventName !== 'REMOVE') return false;
  const former = { pk: dynamodb?.Keys?.pk?.S ?? '', sk: dynamodb?.Keys?.sk?.S ?? '' };
  const { pk, sk } = currentKey(former);
  if (pk === former.pk && sk === former.sk) return false;
  return (await itemAt(env('TALENT_TABLE'), { pk, sk })) !== undefined;
}

/**
 * Returns whether a stream record shows that a restore has written a row of a backup. The restore sets the
 * attribute `restoredFrom` to the id of the backup, and later writes do not change this attribute.
 */
const isRestored = ({ dynamodb }: DynamoDBRecord): boolean =>
  dynamodb?.NewImage?.[restoredFrom] !== undefined &&
  dynamodb.OldImage?.[restoredFrom]?.S !== dynamodb.NewImage[restoredFrom].S;

/**
 * Removes from a batch the two stream records of each row that a migration has moved to another key
 * (docs/adr/0056), and the stream records of rows that a restore has written. These rows were neither created
 * nor deleted by anybody, so no reaction may run, and nothing may be counted.
 */
export async function withoutMoves(records: readonly DynamoDBRecord[]): Promise<DynamoDBRecord[]> {
  const isMove = await Promise.all(
    records.map(async (each) => isArrival(each) || isRestored(each) || isDeparture(each)),
  );
  return records.filter((_, place) => !isMove[place]);
}
