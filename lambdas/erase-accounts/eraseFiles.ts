import { DeleteObjectsCommand } from '@aws-sdk/client-s3';
import { env } from './needs';
import { bucket } from '../lib/files/bucket';
import { filesOf } from '../lib/files/filesOf';
import { AREAS } from './AREAS';

/** Deletes all files of a person from the bucket. */
export async function eraseFiles(sub: string): Promise<void> {
  for await (const keys of filesOf(sub, AREAS)) {
    const Delete = { Objects: keys.map((Key) => ({ Key })) };
    await bucket.send(new DeleteObjectsCommand({ Bucket: env('FILES_BUCKET'), Delete }));
  }
}
