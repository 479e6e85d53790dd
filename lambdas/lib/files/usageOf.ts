import { paginateListObjectsV2 } from '@aws-sdk/client-s3';
import { env } from '../env';
import { bucket } from './bucket';

const AREAS = ['incoming', 'private', 'public'];

/**
 * Counts a person's files in the bucket and sums up their sizes in bytes. Files that have not been checked
 * yet are included.
 */
export async function usageOf(sub: string): Promise<{ files: number; bytes: number }> {
  const used = { files: 0, bytes: 0 };
  for (const area of AREAS) {
    const place = { Bucket: env('FILES_BUCKET'), Prefix: `${area}/${sub}/` };
    for await (const { Contents = [] } of paginateListObjectsV2({ client: bucket }, place))
      for (const { Size = 0 } of Contents) {
        used.files += 1;
        used.bytes += Size;
      }
  }
  return used;
}
