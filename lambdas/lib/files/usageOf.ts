import { paginateListObjectsV2 } from '@aws-sdk/client-s3';
import { env } from '../env';
import { extensionOf } from '../../../model/extensionOf';
import { filePurposes } from '../../../model/filePurposes';
import { fileExtensions } from '../../../model/fileExtensions';
import { bucket } from './bucket';

const FILE_PREFIXES = ['incoming', 'private', 'public'];

/** The extensions of files that others upload about a person. */
const aboutOthers = Object.values(filePurposes)
  .filter(({ about }) => about !== undefined)
  .flatMap(({ types }) => types.map((type) => fileExtensions[type]));

/**
 * Counts a person's files in the bucket and sums up their sizes in bytes. Files that have not been checked
 * yet are included, files that
 * administrators upload about the person are not.
 */
export async function usageOf(sub: string): Promise<{ files: number; bytes: number }> {
  const used = { files: 0, bytes: 0 };
  for (const area of FILE_PREFIXES) {
    const place = { Bucket: env('FILES_BUCKET'), Prefix: `${area}/${sub}/` };
    for await (const { Contents = [] } of paginateListObjectsV2({ client: bucket }, place))
      for (const { Key = '', Size = 0 } of Contents) {
        if (aboutOthers.includes(extensionOf(Key))) continue;
        used.files += 1;
        used.bytes += Size;
      }
  }
  return used;
}
