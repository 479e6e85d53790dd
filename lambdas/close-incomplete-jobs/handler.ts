import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { OpenJob } from '../../model/entities/OpenJob';
import { keyOf } from '../../model/ids';
import { japanDay } from '../../model/japanDay';
import { itemsDueKey } from '../../model/postings/itemsDueKey';
import { itemsDueOf } from '../../model/postings/itemsDueOf';
import { allItems } from '../lib/allItems';
import { ignoreMissing } from '../lib/ignoreMissing';
import { itemAt } from '../lib/itemAt';
import { logger } from '../lib/logger';
import { env } from './needs';

/**
 * Closes a job that still lacks something after its day. A job that was completed, closed or changed meanwhile stays as
 * it is: the reaction to that change removes its row.
 */
async function close(openJobId: string, today: string): Promise<void> {
  const TableName = env('OPEN_JOB_TABLE');
  const job = await itemAt(TableName, keyOf(OpenJob, openJobId));
  const now = new Date();
  const { itemsDueOn } = itemsDueOf(job ?? {}, now);
  if (typeof itemsDueOn !== 'string' || itemsDueOn >= today) return;
  await ignoreMissing(
    new UpdateCommand({
      TableName,
      Key: keyOf(OpenJob, openJobId),
      UpdateExpression: 'SET isPublic = :no, closedAt = :now, itemsClosedAt = :now, updatedAt = :now',
      ConditionExpression: 'isPublic = :yes AND itemsDueOn = :day AND version = :version',
      ExpressionAttributeValues: {
        ...{ ':no': false, ':yes': true, ':now': now.toISOString() },
        ...{ ':day': itemsDueOn, ':version': job?.version },
      },
    }),
  );
}

/** Runs every night. It closes the public jobs that lack something and whose day is over. */
export async function handler(): Promise<{ due: number }> {
  const today = japanDay(new Date());
  const due = await allItems({
    TableName: env('OPEN_JOB_TABLE'),
    KeyConditionExpression: 'pk = :pk AND sk < :today',
    ExpressionAttributeValues: { ':pk': itemsDueKey.pk, ':today': today },
    ConsistentRead: true,
  });
  for (const { id } of due) await close(String(id), today);
  logger.info('jobs that lacked something', { due: due.length });
  return { due: due.length };
}
