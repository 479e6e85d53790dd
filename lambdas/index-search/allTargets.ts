import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { collection } from '../lib/collection';
import { env } from '../lib/env';
import { tables } from '../lib/tables';
import { rowTarget } from './rowTarget';
import type { Target } from './Target';

/** Everything that has a document: jobs, benefits, conversations, talents with their keeps and applications. */
export async function* allTargets(): AsyncGenerator<Target[]> {
  for await (const keys of scan(env('OPEN_JOB_TABLE')))
    yield keys.filter(({ sk }) => sk === 'OpenJob').map(({ pk }) => ({ kind: 'job', openJobId: pk }));
  const benefits = await collection(env('CATALOG_TABLE'), 'EmployeeBenefit');
  yield benefits.map(({ sk }) => ({ kind: 'benefit', id: sk }));
  for await (const keys of scan(env('CONVERSATION_TABLE')))
    yield keys
      .filter(({ sk }) => sk === 'Conversation')
      .map(({ pk }) => ({ kind: 'conversation', conversationId: pk }));
  for await (const keys of scan(env('TALENT_TABLE')))
    yield keys.flatMap((key): Target[] =>
      key.sk === 'User' ? [{ kind: 'person', sub: key.pk }] : rowTarget(key),
    );
}

interface Key {
  pk: string;
  sk: string;
}

async function* scan(TableName: string): AsyncGenerator<Key[]> {
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const page = await tables.send(
      new ScanCommand({ TableName, ProjectionExpression: 'pk, sk', ConsistentRead: true, ExclusiveStartKey }),
    );
    yield (page.Items ?? []) as Key[];
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
}
