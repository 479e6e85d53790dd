import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  type PutObjectCommandInput,
} from '@aws-sdk/client-s3';
import { filePurposes } from '../../model/filePurposes';
import { bucket } from '../lib/files/bucket';
import { fileKeys } from '../lib/files/fileKeys';
import { logger } from '../lib/logger';
import { userPool } from '../lib/userPool';
import { detectContentType } from './detectContentType';
import { readPictureSize } from './readPictureSize';
import { stripMetadata } from './stripMetadata';

async function read(Bucket: string, Key: string) {
  try {
    const { Body, ContentType, Metadata } = await bucket.send(new GetObjectCommand({ Bucket, Key }));
    return { content: Buffer.from((await Body?.transformToByteArray()) ?? []), ContentType, Metadata };
  } catch (error) {
    if (error instanceof NoSuchKey) return null;
    throw error;
  }
}

/**
 * The S3 headers with which a file is served. Browsers show public files (covers and icons) and cache them for a year;
 * they download private files and do not cache them.
 */
const served = (isPublic: boolean): Partial<PutObjectCommandInput> =>
  isPublic
    ? { CacheControl: 'public, max-age=31536000, immutable', ContentDisposition: 'inline' }
    : { CacheControl: 'private, no-store', ContentDisposition: 'attachment' };

/** Returns whether a picture has the minimum size that its purpose requires. */
function isLargeEnough(leastPixels: number, type: string, content: Buffer): boolean {
  const size = leastPixels > 0 ? readPictureSize(type, content) : [];
  return size !== null && Math.min(...size) >= leastPixels;
}

/**
 * Moves an upload to its final key if its content has the declared type and, for pictures, the size that the purpose
 * needs. Camera metadata are removed from pictures. Any other upload is deleted, as are uploads of accounts that were
 * erased after the upload was permitted. The account is checked after the file is stored: an erasure deletes the user
 * first and the files last, so one of the two finds the file. Does nothing if the upload no longer exists.
 */
export async function checkUpload(Bucket: string, Key: string): Promise<void> {
  const place = fileKeys.read(Key);
  const file = place && (await read(Bucket, Key));
  if (!place || !file) return;
  const type = detectContentType(file.content);
  const rule = filePurposes[place.purpose];
  const content = type ? stripMetadata(type, file.content) : null;
  const isAsDeclared = type === file.ContentType && rule?.types.includes(`${type}`);
  if (rule && content && type && isAsDeclared && isLargeEnough(rule.leastPixels, type, content)) {
    const checked = fileKeys.checked(place.sub, place.purpose, place.name);
    const { Metadata } = file;
    const shown = served(rule.isPublic);
    await bucket.send(
      new PutObjectCommand({ Bucket, Key: checked, Body: content, ContentType: type, Metadata, ...shown }),
    );
    if (!(await userPool.find(place.sub))) {
      logger.warn('deleted an upload whose account has ended', { key: checked });
      await bucket.send(new DeleteObjectCommand({ Bucket, Key: checked }));
    }
  } else {
    logger.warn('an upload is not what it claims and was removed', {
      key: Key,
      claimed: file.ContentType,
      type,
    });
  }
  await bucket.send(new DeleteObjectCommand({ Bucket, Key }));
}
