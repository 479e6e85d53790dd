import { allItems } from '../lib/allItems';
import { collection } from '../lib/collection';
import { env } from './needs';
import { rowTarget, type Row } from './rowTarget';

/**
 * Returns the keeps and applications of a job as targets (records whose search documents must be written
 * again).
 */
export async function rowsOfJob(openJobId: string): Promise<Row[]> {
  const keys = await allItems({
    TableName: env('TALENT_TABLE'),
    IndexName: 'byParent',
    KeyConditionExpression: 'parentKey = :job',
    ExpressionAttributeValues: { ':job': `OpenJob#${openJobId}` },
    ProjectionExpression: 'pk, sk',
  });
  return keys.flatMap(rowTarget);
}

/** Returns the applications of a talent as targets (records whose search documents must be written again). */
export async function rowsOfPerson(sub: string): Promise<Row[]> {
  const items = await collection(env('TALENT_TABLE'), `${sub}#private`, 'UserApplies#');
  return items.flatMap(rowTarget);
}
