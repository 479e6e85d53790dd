import { env } from './needs';
import type { Item } from '../lib/Item';
import { leaveJob } from '../lib/leaving/leaveJob';
import { updateItem } from './updateItem';
import { paginateScan } from '@aws-sdk/lib-dynamodb';
import { OpenJob } from '../../model/entities/OpenJob';
import { tables } from '../lib/tables';

const PEOPLE = ['owners', 'clientIds', 'consultantIds'];

/**
 * Finds every job that refers to a person: by sub among its people, or by name as its consultant. No index contains
 * this, because an owner may no longer be involved in the job, so it scans the whole table.
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

/** Returns whether a job's consultant name is that of this person, or this person is the job's only consultant. */
function isConsultedBy(job: Item, sub: string, names: readonly string[]): boolean {
  const consultants = [...((job.consultantIds ?? []) as Iterable<string>)];
  const isOnly = consultants.length === 1 && consultants[0] === sub;
  return isOnly || names.some((name) => String(job.consultantName ?? '').includes(name));
}

/**
 * Removes a person from the owners of jobs, and their name from the consultant names of jobs. Their role as consultant
 * ends when their involvements are deleted, which handle-changes processes.
 * @param names the person's full names; a part could be part of another person's name
 */
export async function removeFromJobs(sub: string, names: readonly string[]): Promise<void> {
  for await (const job of findReferringJobs(sub, names)) {
    await leaveJob(job.pk, sub);
    if (job.consultantName !== undefined && isConsultedBy(job, sub, names))
      await updateItem(env('OPEN_JOB_TABLE'), job, {}, ['consultantName']);
  }
}
