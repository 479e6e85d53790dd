import { env } from './needs';
import type { StoredRow } from '../lib/StoredRow';
import { leaveJob } from '../lib/leaving/leaveJob';
import { updateItem } from './updateItem';
import { paginateScan } from '@aws-sdk/lib-dynamodb';
import { OpenJob } from '../../model/entities/OpenJob';
import { tables } from '../lib/tables';

const PEOPLE = ['owners', 'clientIds', 'consultantIds'];

/**
 * Finds every job that contains a person's sub (as owner, client or consultant) or one of their names as the
 * consultant's name. It scans the table, because no index finds all of these jobs.
 */
async function* findReferringJobs(sub: string, names: readonly string[]): AsyncGenerator<StoredRow> {
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
  for await (const { Items = [] } of pages) yield* Items as StoredRow[];
}

/**
 * Returns whether a job's `consultantName` refers to this person: it contains one of their names, or the
 * person is the job's only consultant.
 */
function isConsultedBy(job: StoredRow, sub: string, names: readonly string[]): boolean {
  const consultants = [...((job.consultantIds ?? []) as Iterable<string>)];
  const isOnly = consultants.length === 1 && consultants[0] === sub;
  return isOnly || names.some((name) => String(job.consultantName ?? '').includes(name));
}

/**
 * Removes a person's sub from the owners and clients of jobs, and removes each `consultantName` that refers
 * to the person. `consultantIds` is not changed here: handle-changes does that when the person's involvements
 * are deleted.
 * @param names the person's full names; a first or last name alone could be part of another person's name
 */
export async function removeFromJobs(sub: string, names: readonly string[]): Promise<void> {
  for await (const job of findReferringJobs(sub, names)) {
    await leaveJob(job.pk, sub);
    if (job.consultantName !== undefined && isConsultedBy(job, sub, names))
      await updateItem(env('OPEN_JOB_TABLE'), job, {}, ['consultantName']);
  }
}
