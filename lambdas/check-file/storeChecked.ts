import { PutObjectCommand } from '@aws-sdk/client-s3';
import { bucket } from '../lib/files/bucket';
import { servedHeaders } from '../lib/files/servedHeaders';
import { detectContentType } from './detectContentType';
import { readIncoming } from './readIncoming';
import { readPictureSize } from './readPictureSize';
import type { StoreFile } from './StoreFile';
import { stripMetadata } from './stripMetadata';

/**
 * Returns whether the shorter side of a picture has at least the length, in pixels, that the picture's
 * purpose requires. Always true if the purpose requires none; false if the size cannot be read.
 */
function isLargeEnough(leastPixels: number, type: string, content: Buffer): boolean {
  const size = leastPixels > 0 ? readPictureSize(type, content) : [];
  return size !== null && Math.min(...size) >= leastPixels;
}

/**
 * Stores an uploaded file, without its metadata if it is a picture. The content must have the declared type, the
 * purpose must permit this type, and a picture must have the minimum size that the purpose requires.
 */
export const storeChecked: StoreFile = async (rule, { Bucket, Key, checked }) => {
  const file = await readIncoming(Bucket, Key);
  if (!file) return 'missing';
  const type = detectContentType(file.content);
  const content = type ? stripMetadata(type, file.content) : null;
  const isAsDeclared = type === file.ContentType && rule.types.includes(`${type}`);
  if (!content || !type || !isAsDeclared || !isLargeEnough(rule.leastPixels, type, content))
    return { claimed: file.ContentType, type };
  const { Metadata } = file;
  const served = servedHeaders(rule.isPublic);
  await bucket.send(
    new PutObjectCommand({ Bucket, Key: checked, Body: content, ContentType: type, Metadata, ...served }),
  );
  return 'stored';
};
