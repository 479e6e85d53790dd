import { DeleteCommand, type DynamoDBDocumentClient, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { lateIndices } from '../../support/api/lateIndices';
import type { Person } from '../../support/api/Person';
import { readJson } from '../../support/api/readJson';
import { localTables } from '../../support/localTables';
import { now } from '../../support/now';
import { origin } from '../../support/stack/origin';

const dayIn = (days: number) => new Date(now() + days * 86_400_000).toISOString().slice(0, 10);

/**
 * Makes a person's deletion request older (by default 15 days), so that the next nightly erasure erases the
 * account. With `wish: false`, only adds the row by which the erasure finds the account. The profile then
 * contains no request, as if the person had withdrawn it.
 */
async function backdate(
  client: DynamoDBDocumentClient,
  { sub }: Pick<Person, 'sub'>,
  { wish = true, requestedAt = new Date(now() - 15 * 86_400_000).toISOString() } = {},
): Promise<void> {
  const Item = { pk: `Erase#${dayIn(-1)}`, sk: sub, __typename: 'Erase', sub, requestedAt, requestedBy: sub };
  const TableName = await localTables.nameOf(client, 'Insight');
  await client.send(new PutCommand({ TableName, Item }));
  if (!wish) return;
  const asked = { pk: `Erase#${dayIn(14)}`, sk: sub };
  await client.send(new DeleteCommand({ TableName, Key: asked }));
  await client.send(
    new UpdateCommand({
      TableName: await localTables.nameOf(client, 'Talent'),
      Key: { pk: sub, sk: 'User' },
      UpdateExpression: 'SET deletionRequestedAt = :at',
      ExpressionAttributeValues: { ':at': requestedAt },
    }),
  );
}

/** Immediately runs the nightly job that erases accounts. */
async function runTheJob(): Promise<void> {
  await lateIndices.showAll();
  const jobs = await readJson<{ name: string }[]>('/_local/schedules');
  const { name } = jobs.find((job) => job.name.includes('Erasure')) ?? { name: '' };
  const answer = await fetch(`${origin()}/_local/schedules/${name}/run`, { method: 'POST' });
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('erased')]);
}

/** Helpers with which a test can have an account erased without waiting 14 days. */
export const erasure = { backdate, runTheJob };
