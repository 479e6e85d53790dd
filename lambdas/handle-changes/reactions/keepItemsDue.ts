import { OpenJob } from '../../../model/entities/OpenJob';
import { itemsDueOf } from '../../../model/postings/itemsDueOf';
import { refresh } from '../../derived/refresh';
import { itemAt } from '../../lib/itemAt';
import { itemsDueRows } from '../../lib/itemsDueRows';
import { replaceRows } from '../../lib/replaceRows';
import { env } from '../needs';
import type { Reaction } from '../Reaction';

/**
 * Gives a public job that lacks something the day until which it must have it, takes the day away once it lacks nothing
 * or is not public, and keeps the row by which the job is found on that day.
 */
export const keepItemsDue: Reaction = async ({ before, after }) => {
  const job = after ?? before;
  if (job?.__typename !== OpenJob.name) return;
  const isDue = after && itemsDueOf(after, new Date()).itemsDueOn !== null;
  if (after && isDue !== Boolean(after.itemsDueOn))
    await refresh(OpenJob.table, { pk: job.pk, sk: job.sk }, ['OpenJob.itemsDueOn']);
  if (before?.itemsDueOn === after?.itemsDueOn) return;
  const TableName = env('OPEN_JOB_TABLE');
  const now = await itemAt(TableName, { pk: job.pk, sk: job.sk });
  await replaceRows(TableName, before ? itemsDueRows(before) : [], now ? itemsDueRows(now) : []);
};
