import type { PutObjectCommandInput } from '@aws-sdk/client-s3';

/**
 * How many seconds a deleted public file may still be served from the caches of browsers and of CloudFront
 * (docs/adr/0063-public-pictures-follow-their-record.md).
 */
const SECONDS = 60;

/**
 * Returns the headers that S3 stores with a file and sends when it is downloaded. Browsers display public
 * files and may cache them. They save private files to disk and must not cache them.
 */
export const servedHeaders = (isPublic: boolean): Partial<PutObjectCommandInput> =>
  isPublic
    ? { CacheControl: `public, max-age=${SECONDS}`, ContentDisposition: 'inline' }
    : { CacheControl: 'private, no-store', ContentDisposition: 'attachment' };
