import type { S3Event } from 'aws-lambda';
import { checkUpload } from './checkUpload';

/** Checks each file that arrives under `incoming`. Lambda retries after an error. */
export async function handler({ Records }: S3Event): Promise<void> {
  for (const { s3 } of Records) {
    await checkUpload(s3.bucket.name, decodeURIComponent(s3.object.key.replaceAll('+', ' ')));
  }
}
