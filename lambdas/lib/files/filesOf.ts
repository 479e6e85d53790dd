import { paginateListObjectsV2 } from '@aws-sdk/client-s3';
import { env } from '../env';
import { bucket } from './bucket';

/** Yields the S3 keys of a person's files below the given prefixes (such as `private`), one page at a time. */
export async function* filesOf(sub: string, areas: readonly string[]): AsyncGenerator<string[]> {
  for (const area of areas) {
    const place = { Bucket: env('FILES_BUCKET'), Prefix: `${area}/${sub}/` };
    for await (const { Contents = [] } of paginateListObjectsV2({ client: bucket }, place)) {
      const keys = Contents.flatMap(({ Key }) => (Key === undefined ? [] : [Key]));
      if (keys.length > 0) yield keys;
    }
  }
}
