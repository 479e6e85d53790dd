import { PutObjectCommand } from '@aws-sdk/client-s3';
import { FileLimits } from '../../model/limits/FileLimits';
import { bucket } from '../lib/files/bucket';
import { servedHeaders } from '../lib/files/servedHeaders';
import { detectContentType } from './detectContentType';
import { readIncoming } from './readIncoming';
import { readPictureSize } from './readPictureSize';
import type { StoreFile } from './StoreFile';
import { stripMetadata } from './stripMetadata';

/** Returns whether a picture has as many pixels as its purpose requires and permits. True for other files. */
function hasPermittedSize(leastPixels: number, type: string, content: Buffer): boolean {
  if (!type.startsWith('image/')) return true;
  const [width, height] = readPictureSize(type, content) ?? [0, 0];
  return Math.min(width, height) >= Math.max(leastPixels, 1) && width * height <= FileLimits.pixels;
}

/**
 * Stores an uploaded file, without its metadata if it is a picture. The content must have the declared type, the
 * purpose must permit this type, and a picture must have a size that the purpose permits.
 */
export const storeChecked: StoreFile = async (rule, { Bucket, Key, checked }) => {
  const file = await readIncoming(Bucket, Key);
  if (!file) return 'missing';
  const type = detectContentType(file.content);
  const content = type ? stripMetadata(type, file.content) : null;
  const isAsDeclared = type === file.ContentType && rule.types.includes(`${type}`);
  if (!content || !type || !isAsDeclared || !hasPermittedSize(rule.leastPixels, type, content))
    return { claimed: file.ContentType, type };
  const { Metadata } = file;
  const served = servedHeaders(rule.isPublic);
  await bucket.send(
    new PutObjectCommand({ Bucket, Key: checked, Body: content, ContentType: type, Metadata, ...served }),
  );
  return 'stored';
};
