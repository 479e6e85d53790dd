import { DeleteObjectCommand, GetObjectCommand, paginateListObjectsV2 } from '@aws-sdk/client-s3';
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { Export } from '../../model/entities/Export';
import { childId, keyOf } from '../../model/ids';
import { lastErasureKey } from '../../model/lastErasureKey';
import { bucket } from '../lib/files/bucket';
import { tables } from '../lib/tables';
import { env } from './needs';

/** Returns whether a CSV file names a person. Each line about a person has their sub in the column 「ID」. */
async function namesPerson(Key: string, sub: string): Promise<boolean> {
  const { Body } = await bucket.send(new GetObjectCommand({ Bucket: env('FILES_BUCKET'), Key }));
  return ((await Body?.transformToString()) ?? '').includes(sub);
}

/**
 * Deletes the CSV files that administrators have exported and that name an erased person, with their rows. Exports that
 * are running see the time of the erasure at their end and begin again. It reads every such file that is there, because
 * a row does not say who is in its file, and thousands of people can be: files are kept for 7 days, administrators start
 * at most five of a kind in a minute, and accounts are erased at night.
 */
export async function endUserCsvs(sub: string): Promise<void> {
  const [TableName, Bucket] = [env('INSIGHT_TABLE'), env('FILES_BUCKET')];
  // First, so that each export is either found here or sees it.
  const Item = { ...lastErasureKey, __typename: 'LastErasure', erasedAt: Date.now() };
  await tables.send(new PutCommand({ TableName, Item }));
  const listed = paginateListObjectsV2({ client: bucket }, { Bucket, Prefix: 'exports/' });
  for await (const { Contents = [] } of listed)
    for (const { Key = '' } of Contents) {
      const [, owner = '', segment = ''] = /^exports\/([^/]+)\/([^/]+)\.csv$/.exec(Key) ?? [];
      if (!owner || !(await namesPerson(Key, sub))) continue;
      await bucket.send(new DeleteObjectCommand({ Bucket, Key }));
      await tables.send(new DeleteCommand({ TableName, Key: keyOf(Export, childId(owner, segment)) }));
    }
}
