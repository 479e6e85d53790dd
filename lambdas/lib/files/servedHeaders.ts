import type { PutObjectCommandInput } from '@aws-sdk/client-s3';

/**
 * The seconds for which browsers and the content delivery network may show a public file after it was deleted
 * (docs/adr/0063-public-pictures-follow-their-record.md).
 */
const SECONDS = 60;

/**
 * Returns the S3 headers with which a file is served. Browsers show public files; they download private files and do
 * not cache them.
 */
export const servedHeaders = (isPublic: boolean): Partial<PutObjectCommandInput> =>
  isPublic
    ? { CacheControl: `public, max-age=${SECONDS}`, ContentDisposition: 'inline' }
    : { CacheControl: 'private, no-store', ContentDisposition: 'attachment' };
