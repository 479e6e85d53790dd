import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { userSnapshot } from '../../model/snapshots/userSnapshot';
import { WPWorkerCategory } from '../../model/entities/WPWorkerCategory';
import { openComplaint } from '../../model/complaints/openComplaint';
import { keyOf } from '../../model/ids';
import { shortIdOf } from '../../model/shortIdOf';
import { batchGetAll } from '../lib/batchGetAll';
import type { StoredRow } from '../lib/StoredRow';
import { tables } from '../lib/tables';
import { HOME_TASK_LIMIT } from './HOME_TASK_LIMIT';
import { env } from './needs';
import type { OpenTask, OpenWork } from './OpenWork';

/** The maximum number of records of each kind that are read, and so counted. */
const COUNTED = 100;

interface Listed {
  kind: OpenWork['kind'];
  TableName: string;
  IndexName: string;
  partition: readonly [name: string, value: string];
  toTask: (row: StoredRow) => OpenTask;
}

/** Reads the records of one kind, those that have waited longest first. */
async function listWork({ kind, TableName, IndexName, partition, toTask }: Listed) {
  const [name, value] = partition;
  const { Items = [], LastEvaluatedKey } = await tables.send(
    new QueryCommand({
      ...{ TableName, IndexName },
      KeyConditionExpression: '#partition = :value',
      ExpressionAttributeNames: { '#partition': name },
      ExpressionAttributeValues: { ':value': value },
      Limit: COUNTED,
    }),
  );
  const rows = (Items as StoredRow[]).slice(0, HOME_TASK_LIMIT);
  const work = { kind, count: Items.length, isMore: LastEvaluatedKey !== undefined, tasks: rows.map(toTask) };
  return { work, rows };
}

/** Reads the people of the given records, and the first category of each professional among them. */
async function readNames(rows: readonly StoredRow[]): Promise<ReadonlyMap<string, StoredRow>> {
  const people = new Set(rows.map(({ userID }) => String(userID)));
  const categories = new Set(rows.flatMap(({ categories: ids }) => ((ids ?? []) as string[]).slice(0, 1)));
  const found = await batchGetAll({
    [env('TALENT_TABLE')]: [...people].map((sub) => ({ pk: sub, sk: 'User' })),
    [env('CATALOG_TABLE')]: [...categories].map((id) => keyOf(WPWorkerCategory, id)),
  });
  return new Map(found.map((item) => [String(item.id), item]));
}

const byStatus = (kind: OpenWork['kind'], status: string, note: (row: StoredRow) => unknown): Listed => ({
  kind,
  TableName: env('TALENT_TABLE'),
  IndexName: 'byStatus',
  partition: ['status', status],
  toTask: (row) => ({
    ...{
      id: String(row.id),
      userID: String(row.userID),
      name: null,
      note: (note(row) ?? null) as string | null,
    },
    at: String(row.createdAt),
  }),
});

/**
 * Reads the complaints without an answer, the benefits under review, the professionals who wait to be published and the
 * requested uses of benefits: four queries, and one request for the names. At most 100 of each are counted.
 */
export async function storedWork(): Promise<OpenWork[]> {
  const [complaints, benefits, workers, uses] = await Promise.all([
    listWork({
      kind: 'COMPLAINT',
      TableName: env('INSIGHT_TABLE'),
      IndexName: 'byPeriod',
      partition: ['type', openComplaint],
      toTask: ({ id, dueOn, receivedAt }) => ({
        ...{ id: String(id), userID: null, name: shortIdOf(String(id)), note: null },
        dueOn: String(dueOn),
        at: String(receivedAt),
      }),
    }),
    listWork({
      kind: 'BENEFIT_REVIEW',
      TableName: env('CATALOG_TABLE'),
      IndexName: 'byReview',
      partition: ['type', 'EmployeeBenefit'],
      toTask: ({ id, title, organization, reviewRequestedAt }) => ({
        ...{ id: String(id), userID: null, name: String(title), at: String(reviewRequestedAt) },
        note: (organization as { name?: string } | undefined)?.name ?? null,
      }),
    }),
    listWork(
      byStatus('PROFESSIONAL', 'PENDING', ({ categories }) => (categories as string[] | undefined)?.[0]),
    ),
    listWork(
      byStatus(
        'BENEFIT_USE',
        'REQUESTED',
        ({ employeeBenefit }) => (employeeBenefit as StoredRow | undefined)?.title,
      ),
    ),
  ]);
  const names = await readNames([...workers.rows, ...uses.rows]);
  const named = ({ work }: typeof workers): OpenWork => ({
    ...work,
    tasks: work.tasks.map((task) => {
      const user = names.get(task.userID ?? '');
      const { name, displayName } = user ? userSnapshot(user) : {};
      const category = names.get(task.note ?? '')?.name;
      return {
        ...task,
        name: (name ?? displayName ?? null) as string | null,
        note: (category ?? task.note) as string | null,
      };
    }),
  });
  return [complaints.work, benefits.work, named(workers), named(uses)];
}
