import { S3Client } from '@aws-sdk/client-s3';

/** The client of the bucket with people's files; one per process. */
export const bucket = new S3Client({});
