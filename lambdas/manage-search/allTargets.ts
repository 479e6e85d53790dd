import { QueryCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { JobAlert } from '../../model/entities/JobAlert';
import type { Table } from '../../model/Entity';
import type { IndexName } from '../index-search/IndexName';
import { alertTarget } from '../index-search/alertTarget';
import { rowTarget } from '../index-search/rowTarget';
import type { Target } from '../index-search/Target';
import { tables } from '../lib/tables';
import { env } from './needs';

/** A position in the tables, at which one call of manage-search ends and the next one begins. */
export interface TargetPosition {
  table: Table;
  /** The `LastEvaluatedKey` that DynamoDB returned; missing at the beginning of the table. */
  after?: Record<string, unknown>;
}

export interface TargetPage {
  targets: Target[];
  /** Where the next page begins; null after the last page of the last table. */
  next: TargetPosition | null;
}

interface Key {
  pk: string;
  sk: string;
}

interface Source {
  table: Table;
  /** The name of the table in AWS. */
  name: string;
  /** The partition with all the records; without it, they are all over the table. */
  partition?: string;
  targetsOf: (key: Key) => Target[];
}

/** Returns the tables with the records of these indices, in the order in which they are read. */
function sourcesOf(indices: readonly IndexName[]): Source[] {
  const wants = (...names: IndexName[]) => names.some((name) => indices.includes(name));
  const ofPeople = wants('users-admin', 'users-client');
  const ofAlerts = wants('job-alerts');
  const entities = [
    ...(wants('user-applies') ? ['UserApplies'] : []),
    ...(wants('user-favorite-open-jobs') ? ['UserFavoriteOpenJobs'] : []),
  ];
  const sources: (Source | false)[] = [
    wants('open-jobs', 'open-jobs-admin') && {
      table: 'OpenJob',
      name: env('OPEN_JOB_TABLE'),
      targetsOf: ({ pk, sk }) => (sk === 'OpenJob' ? [{ kind: 'job', openJobId: pk }] : []),
    },
    wants('employee-benefits', 'employee-benefits-admin') && {
      table: 'Catalog',
      name: env('CATALOG_TABLE'),
      partition: 'EmployeeBenefit',
      targetsOf: ({ sk }) => [{ kind: 'benefit', id: sk }],
    },
    wants('conversations') && {
      table: 'Conversation',
      name: env('CONVERSATION_TABLE'),
      targetsOf: ({ pk, sk }) =>
        sk === 'Conversation' ? [{ kind: 'conversation', conversationId: pk }] : [],
    },
    (ofPeople || ofAlerts || entities.length > 0) && {
      table: 'Talent',
      name: env('TALENT_TABLE'),
      targetsOf: (key) => {
        if (key.sk === 'User') return ofPeople ? [{ kind: 'person', sub: key.pk }] : [];
        if (ofAlerts && key.sk.startsWith(`${JobAlert.name}#`)) return alertTarget(key);
        return rowTarget(key).filter(({ entity }) => entities.includes(entity));
      },
    },
  ];
  return sources.filter((source) => source !== false);
}

/**
 * Yields the records in the tables (such as jobs or talents) from which the documents of these search indices
 * are built, one page at a time, beginning at a position.
 */
export async function* allTargets(
  indices: readonly IndexName[],
  from?: TargetPosition | null,
): AsyncGenerator<TargetPage> {
  const sources = sourcesOf(indices);
  const first = Math.max(
    0,
    sources.findIndex(({ table }) => table === from?.table),
  );
  let after = from?.after;
  for (const [at, source] of sources.entries()) {
    if (at < first) continue;
    do {
      const { keys, last } = await readPage(source, after);
      after = last;
      const following = sources[at + 1];
      const next = after ? { table: source.table, after } : following ? { table: following.table } : null;
      yield { targets: keys.flatMap(source.targetsOf), next };
    } while (after);
  }
}

async function readPage(
  { name, partition }: Source,
  after: TargetPosition['after'],
): Promise<{ keys: Key[]; last: TargetPosition['after'] }> {
  const page = {
    ...{ TableName: name, ProjectionExpression: 'pk, sk', ConsistentRead: true },
    ExclusiveStartKey: after,
  };
  const ofPartition = { KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues: { ':pk': partition } };
  const { Items = [], LastEvaluatedKey } = await (partition
    ? tables.send(new QueryCommand({ ...page, ...ofPartition }))
    : tables.send(new ScanCommand(page)));
  return { keys: Items as Key[], last: LastEvaluatedKey };
}
