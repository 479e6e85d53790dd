import { DeleteObjectsCommand, paginateListObjectsV2 } from '@aws-sdk/client-s3';
import { env } from '../lib/env';
import { bucket } from '../lib/files/bucket';

const AREAS = ['incoming', 'private', 'public', 'exports'];

/** Removes every file of a person, wherever it lies. */
export async function eraseFiles(sub: string): Promise<void> {
  const Bucket = env('FILES_BUCKET');
  for (const area of AREAS) {
    const pages = paginateListObjectsV2({ client: bucket }, { Bucket, Prefix: `${area}/${sub}/` });
    for await (const { Contents = [] } of pages) {
      const Objects = Contents.map(({ Key }) => ({ Key }));
      if (Objects.length > 0) await bucket.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects } }));
    }
  }
}
