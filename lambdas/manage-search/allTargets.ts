import { paginateScan } from '@aws-sdk/lib-dynamodb';
import type { IndexName } from '../index-search/IndexName';
import { rowTarget } from '../index-search/rowTarget';
import type { Target } from '../index-search/Target';
import { collection } from '../lib/collection';
import { env } from './needs';
import { tables } from '../lib/tables';

/**
 * Yields the records in the tables (such as jobs or talents) from which the documents of these search indices
 * are built, one page at a time.
 */
export async function* allTargets(indices: readonly IndexName[]): AsyncGenerator<Target[]> {
  const wants = (...names: IndexName[]) => names.some((name) => indices.includes(name));
  if (wants('open-jobs', 'open-jobs-admin'))
    for await (const keys of scan(env('OPEN_JOB_TABLE')))
      yield keys.filter(({ sk }) => sk === 'OpenJob').map(({ pk }) => ({ kind: 'job', openJobId: pk }));
  if (wants('employee-benefits', 'employee-benefits-admin')) {
    const benefits = await collection(env('CATALOG_TABLE'), 'EmployeeBenefit');
    yield benefits.map(({ sk }) => ({ kind: 'benefit', id: sk }));
  }
  if (wants('conversations'))
    for await (const keys of scan(env('CONVERSATION_TABLE')))
      yield keys
        .filter(({ sk }) => sk === 'Conversation')
        .map(({ pk }) => ({ kind: 'conversation', conversationId: pk }));
  const ofPeople = wants('users-admin', 'users-client');
  const entities = [
    ...(wants('user-applies') ? ['UserApplies'] : []),
    ...(wants('user-favorite-open-jobs') ? ['UserFavoriteOpenJobs'] : []),
  ];
  if (ofPeople || entities.length > 0)
    for await (const keys of scan(env('TALENT_TABLE')))
      yield keys.flatMap((key): Target[] =>
        key.sk === 'User'
          ? ofPeople
            ? [{ kind: 'person', sub: key.pk }]
            : []
          : rowTarget(key).filter(({ entity }) => entities.includes(entity)),
      );
}

interface Key {
  pk: string;
  sk: string;
}

async function* scan(TableName: string): AsyncGenerator<Key[]> {
  const query = { TableName, ProjectionExpression: 'pk, sk', ConsistentRead: true };
  for await (const { Items = [] } of paginateScan({ client: tables }, query)) yield Items as Key[];
}
