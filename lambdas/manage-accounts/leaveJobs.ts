import { DeleteCommand, paginateScan } from '@aws-sdk/lib-dynamodb';
import { UserOpenJobs } from '../../model/entities/UserOpenJobs';
import { OpenJob } from '../../model/entities/OpenJob';
import { givesRight } from '../../model/givesRight';
import { childrenPrefix } from '../../model/ids';
import { collection } from '../lib/collection';
import type { StoredRow } from '../lib/StoredRow';
import { leaveJob } from '../lib/leaving/leaveJob';
import { tables } from '../lib/tables';
import { env } from './needs';

/**
 * Removes a former administrator from the owners of all jobs, and deletes their involvements as a consultant.
 * The reactions `leaveConversationsOfJob` and `refreshConsultants` follow. It scans the table of jobs, because
 * no index of a table finds those with an owner in a list, and the search index can lack the latest one. Operators end
 * administrators a few times a year; who leaves an organization is removed from its jobs by a Query.
 */
export async function leaveJobs(sub: string): Promise<void> {
  const { pk, sk } = childrenPrefix(UserOpenJobs, sub);
  for (const row of await collection(env('TALENT_TABLE'), pk, sk))
    if (givesRight(UserOpenJobs, row))
      await tables.send(
        new DeleteCommand({ TableName: env('TALENT_TABLE'), Key: { pk: row.pk, sk: row.sk } }),
      );
  const pages = paginateScan(
    { client: tables },
    {
      TableName: env('OPEN_JOB_TABLE'),
      FilterExpression: 'sk = :job AND (contains(owners, :sub) OR contains(clientIds, :sub))',
      ExpressionAttributeValues: { ':job': OpenJob.name, ':sub': sub },
      ConsistentRead: true,
    },
  );
  for await (const { Items = [] } of pages)
    for (const job of Items as StoredRow[]) await leaveJob(job.pk, sub);
}
