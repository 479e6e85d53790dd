import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { collection } from '../../lib/collection';
import { env } from '../needs';
import { tables } from '../../lib/tables';
import type { Reaction } from '../Reaction';

/**
 * When a category of professionals is deleted, deletes the public cards of professionals that are stored
 * below it.
 */
export const removeWorkersBelow: Reaction = async ({ before, after }) => {
  if (after || before?.__typename !== 'WPWorkerCategory') return;
  const TableName = env('CATALOG_TABLE');
  const workers = await collection(TableName, before.pk, `${before.sk}#`);
  for (const { pk, sk } of workers) await tables.send(new DeleteCommand({ TableName, Key: { pk, sk } }));
};
