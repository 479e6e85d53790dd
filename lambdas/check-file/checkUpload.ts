import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand } from '@aws-sdk/client-s3';
import { filePurposes } from '../../model/filePurposes';
import { bucket } from '../lib/files/bucket';
import { fileKeys } from '../lib/files/fileKeys';
import { servedHeaders } from '../lib/files/servedHeaders';
import { refreshPictures } from '../lib/pictures/refreshPictures';
import { logger } from '../lib/logger';
import { userPool } from '../lib/userPool';
import { checkVideo } from './checkVideo';
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
 * Returns whether the shorter side of a picture has at least the length, in pixels, that the picture's
 * purpose requires. Always true if the purpose requires none; false if the size cannot be read.
 */
function isLargeEnough(leastPixels: number, type: string, content: Buffer): boolean {
  const size = leastPixels > 0 ? readPictureSize(type, content) : [];
  return size !== null && Math.min(...size) >= leastPixels;
}

/**
 * Checks an uploaded file below `incoming`, removes its metadata if it is a picture, and moves it to its
 * final S3 key. The content must have the declared type, the purpose must permit this type, and a picture
 * must have the minimum size that the purpose requires. A file that fails the check is deleted. If a public
 * record already names the picture, the picture becomes public.
 *
 * The file is also deleted if its account has been erased. This function stores the file and then looks for
 * the user; an erasure deletes the user first and the files last. So one of them always finds the file. Does
 * nothing if the upload no longer exists.
 */
export async function checkUpload(Bucket: string, Key: string): Promise<void> {
  const place = fileKeys.read(Key);
  if (place && filePurposes[place.purpose]?.about) return checkVideo(Bucket, Key, place);
  const file = place && (await read(Bucket, Key));
  if (!place || !file) return;
  const type = detectContentType(file.content);
  const rule = filePurposes[place.purpose];
  const content = type ? stripMetadata(type, file.content) : null;
  const isAsDeclared = type === file.ContentType && rule?.types.includes(`${type}`);
  if (rule && content && type && isAsDeclared && isLargeEnough(rule.leastPixels, type, content)) {
    const checked = fileKeys.checked(place.sub, place.purpose, place.name);
    const { Metadata } = file;
    const served = servedHeaders(rule.isPublic);
    await bucket.send(
      new PutObjectCommand({ Bucket, Key: checked, Body: content, ContentType: type, Metadata, ...served }),
    );
    if (!(await userPool.find(place.sub))) {
      logger.warn('deleted an upload whose account has ended', { key: checked });
      await bucket.send(new DeleteObjectCommand({ Bucket, Key: checked }));
    } else if (rule.leastPixels > 0) {
      // The record that names the picture may be stored already, and perhaps shows it to everybody.
      await refreshPictures({ Bucket, sub: place.sub, pictures: [`${place.sub}/${place.name}`] }, 'keep');
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
