import { S3Client } from '@aws-sdk/client-s3';

/** The S3 client that all code in a Lambda process shares. */
export const bucket = new S3Client({});
