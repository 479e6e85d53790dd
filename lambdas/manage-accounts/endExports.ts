import { DeleteObjectCommand } from '@aws-sdk/client-s3';
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { Export } from '../../model/entities/Export';
import { childrenPrefix } from '../../model/ids';
import { collection } from '../lib/collection';
import { bucket } from '../lib/files/bucket';
import { tables } from '../lib/tables';
import { env } from './needs';

/**
 * Deletes the exports that a former administrator requested of other people's data, files first: a row shows
 * an interrupted operation which file remains. A file that is still being written is deleted by its writer,
 * which finds the row missing (`runExport`). The export of the person's own data stays theirs.
 */
export async function endExports(sub: string): Promise<void> {
  const TableName = env('INSIGHT_TABLE');
  for (const { pk, sk, kind, file } of await collection(TableName, childrenPrefix(Export, sub).pk)) {
    if (kind === 'OWN_DATA') continue;
    if (file) await bucket.send(new DeleteObjectCommand({ Bucket: env('FILES_BUCKET'), Key: String(file) }));
    await tables.send(new DeleteCommand({ TableName, Key: { pk, sk } }));
  }
}
