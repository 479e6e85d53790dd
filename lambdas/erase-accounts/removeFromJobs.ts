import { env } from './needs';
import type { Item } from '../lib/Item';
import { leaveJob } from '../lib/leaving/leaveJob';
import { updateItem } from './updateItem';
import { paginateScan } from '@aws-sdk/lib-dynamodb';
import { OpenJob } from '../../model/entities/OpenJob';
import { tables } from '../lib/tables';

const PEOPLE = ['owners', 'clientIds', 'consultantIds'];

/**
 * Finds every job that refers to a person, by sub among its people or by name as its consultant. No index
 * covers this, because an owner may no longer be involved; so it scans the table, in the background.
 */
async function* findReferringJobs(sub: string, names: readonly string[]): AsyncGenerator<Item> {
  const people = PEOPLE.map((field) => `contains(${field}, :sub)`);
  const called = names.map((_name, place) => `contains(consultantName, :name${place})`);
  const pages = paginateScan(
    { client: tables },
    {
      TableName: env('OPEN_JOB_TABLE'),
      FilterExpression: `sk = :job AND (${[...people, ...called].join(' OR ')})`,
      ExpressionAttributeValues: {
        ':job': OpenJob.name,
        ':sub': sub,
        ...Object.fromEntries(names.map((name, place) => [`:name${place}`, name])),
      },
      ConsistentRead: true,
    },
  );
  for await (const { Items = [] } of pages) yield* Items as Item[];
}

/** True when the job's consultant has this person's name, or was only this person. */
function isConsultedBy(job: Item, sub: string, names: readonly string[]): boolean {
  const consultants = [...((job.consultantIds ?? []) as Iterable<string>)];
  const isOnly = consultants.length === 1 && consultants[0] === sub;
  return isOnly || names.some((name) => String(job.consultantName ?? '').includes(name));
}

/**
 * Removes a person and their name from the owners of jobs. Their consultant role ends when their involvement
 * is deleted, which `handle-changes` handles.
 * @param names full names: a part of one may be part of another person's name
 */
export async function removeFromJobs(sub: string, names: readonly string[]): Promise<void> {
  for await (const job of findReferringJobs(sub, names)) {
    await leaveJob(job.pk, sub);
    if (job.consultantName !== undefined && isConsultedBy(job, sub, names))
      await updateItem(env('OPEN_JOB_TABLE'), job, {}, ['consultantName']);
  }
}
