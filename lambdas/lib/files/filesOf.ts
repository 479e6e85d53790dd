import { paginateListObjectsV2 } from '@aws-sdk/client-s3';
import { env } from '../env';
import { bucket } from './bucket';

/** The keys of a person's files in these areas of the bucket (`private`, `public` …), page by page. */
export async function* filesOf(sub: string, areas: readonly string[]): AsyncGenerator<string[]> {
  for (const area of areas) {
    const place = { Bucket: env('FILES_BUCKET'), Prefix: `${area}/${sub}/` };
    for await (const { Contents = [] } of paginateListObjectsV2({ client: bucket }, place)) {
      const keys = Contents.flatMap(({ Key }) => (Key === undefined ? [] : [Key]));
      if (keys.length > 0) yield keys;
    }
  }
}
