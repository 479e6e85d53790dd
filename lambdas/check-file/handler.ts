import type { S3Event } from 'aws-lambda';
import { checkUpload } from './checkUpload';

/**
 * Checks the files that are uploaded to the prefix `incoming` of the bucket. If it throws an error, Lambda
 * invokes it again.
 */
export async function handler({ Records }: S3Event): Promise<void> {
  for (const { s3 } of Records) {
    await checkUpload(s3.bucket.name, decodeURIComponent(s3.object.key.replaceAll('+', ' ')));
  }
}
