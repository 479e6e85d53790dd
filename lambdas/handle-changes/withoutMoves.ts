import type { DynamoDBRecord } from 'aws-lambda';
import { env } from './needs';
import { formerNames } from '../lib/formerNames';
import { itemAt } from '../lib/itemAt';

/** True for the row that a migration has put at a new key. A later write keeps `movedFrom` in both images. */
const isArrival = ({ dynamodb }: DynamoDBRecord): boolean =>
  dynamodb?.NewImage?.movedFrom !== undefined && dynamodb.OldImage?.movedFrom === undefined;

/**
 * True when a row was removed from its former key but exists at the current one. If it exists at neither, the
 * previous release deleted it, or somebody deleted it after the move: then it is a removal.
 */
async function isDeparture({ eventName, dynamodb }: DynamoDBRecord): Promise<boolean> {
  const { pk, sk } = { pk: dynamodb?.Keys?.pk?.S ?? '', sk: dynamodb?.Keys?.sk?.S ?? '' };
  if (eventName !== 'REMOVE' || !formerNames.isPrivatePartition(pk)) return false;
  const current = { pk: formerNames.currentPartition(pk), sk };
  return (await itemAt(env('TALENT_TABLE'), current)) !== undefined;
}

/**
 * Leaves out the two records of a row that a migration has moved to another key (docs/adr/0056). The row was
 * neither created nor removed, so no reaction may follow and nothing may be counted.
 */
export async function withoutMoves(records: readonly DynamoDBRecord[]): Promise<DynamoDBRecord[]> {
  const isMove = await Promise.all(records.map(async (each) => isArrival(each) || isDeparture(each)));
  return records.filter((_, place) => !isMove[place]);
}
