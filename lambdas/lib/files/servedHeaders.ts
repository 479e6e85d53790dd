import type { PutObjectCommandInput } from '@aws-sdk/client-s3';

/**
 * How many seconds a deleted public file may still be served from the caches of browsers and of CloudFront
 * (docs/adr/0063-public-pictures-follow-their-record.md).
 */
const SECONDS = 60;

/**
 * Returns the headers that S3 stores with a file and sends with each download. Public files are displayed by
 * browsers and may be cached. Private files are saved to disk and must not be cached.
 */
export const servedHeaders = (isPublic: boolean): Partial<PutObjectCommandInput> =>
  isPublic
    ? { CacheControl: `public, max-age=${SECONDS}`, ContentDisposition: 'inline' }
    : { CacheControl: 'private, no-store', ContentDisposition: 'attachment' };
