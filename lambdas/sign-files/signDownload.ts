import { GetObjectCommand, HeadObjectCommand, S3ServiceException } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { env } from './needs';
import { attachmentOf } from '../lib/files/attachmentOf';
import { bucket } from '../lib/files/bucket';
import type { FileRequest } from './FileRequest';

const SECONDS = 300;

/**
 * Decodes a percent-encoded file name, as it is stored in S3. A name that cannot be decoded is returned
 * unchanged.
 */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/**
 * Returns the name under which a file was uploaded. Null if the file does not exist, for example because it
 * was deleted after its content was checked.
 */
async function nameOf(Key: string): Promise<string | null> {
  try {
    const { Metadata } = await bucket.send(new HeadObjectCommand({ Bucket: env('FILES_BUCKET'), Key }));
    return decoded(Metadata?.filename ?? Key.split('/').at(-1) ?? Key);
  } catch (error) {
    // S3 answers 403 instead of 404 for a missing object without permission to list.
    const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : 0;
    if (status === 404 || status === 403) return null;
    throw error;
  }
}

/** Returns a URL that downloads a file and is valid for five minutes. Null if the file does not exist. */
export async function signDownload({ key, filename }: NonNullable<FileRequest['link']>) {
  const stored = await nameOf(key);
  if (stored === null) return null;
  const command = new GetObjectCommand({
    Bucket: env('FILES_BUCKET'),
    Key: key,
    ResponseContentDisposition: attachmentOf(filename || stored, key),
  });
  const expiresAt = new Date(Date.now() + SECONDS * 1000).toISOString();
  return { url: await getSignedUrl(bucket, command, { expiresIn: SECONDS }), expiresAt };
}
