import { S3Client } from '@aws-sdk/client-s3';

/** The S3 client, one per process. */
export const bucket = new S3Client({});
