import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { env } from '../lib/env';
import { tables } from '../lib/tables';

/** Releases the lock by which createDataExport refuses another export of this person. */
export async function releaseExportLock(sub: string): Promise<void> {
  const Key = { pk: `Once#export#${sub}`, sk: 'Once' };
  await tables.send(new DeleteCommand({ TableName: env('INSIGHT_TABLE'), Key }));
}
