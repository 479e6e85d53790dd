import { PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { servedHeaders } from '../../lib/files/servedHeaders';
import type { DemoFile } from './demoFiles';

/** How many files are uploaded concurrently. */
const AT_ONCE = 16;

/**
 * Stores demo files in the bucket, with the same headers and metadata as uploads that check-file has
 * accepted.
 */
export async function storeFiles(
  bucket: S3Client,
  Bucket: string,
  files: readonly DemoFile[],
): Promise<void> {
  for (let from = 0; from < files.length; from += AT_ONCE) {
    const sent = files.slice(from, from + AT_ONCE).map(({ key, type, filename, content }) =>
      bucket.send(
        new PutObjectCommand({
          Bucket,
          Key: key,
          Body: content,
          ContentType: type,
          Metadata: { filename: encodeURIComponent(filename) },
          ...servedHeaders(key.startsWith('public/')),
        }),
      ),
    );
    await Promise.all(sent);
  }
}
