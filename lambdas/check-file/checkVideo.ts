import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { filePurposes } from '../../model/filePurposes';
import { bucket } from '../lib/files/bucket';
import { fileKeys } from '../lib/files/fileKeys';
import { servedHeaders } from '../lib/files/servedHeaders';
import { logger } from '../lib/logger';
import { userPool } from '../lib/userPool';
import { detectVideoType } from './detectVideoType';

/** The number of bytes from which the type of a video is detected. The rest of a video is not read. */
const HEAD = 4096;

async function readHead(Bucket: string, Key: string) {
  try {
    const Range = `bytes=0-${HEAD - 1}`;
    const { Body, ContentType, Metadata } = await bucket.send(new GetObjectCommand({ Bucket, Key, Range }));
    return { content: Buffer.from((await Body?.transformToByteArray()) ?? []), ContentType, Metadata };
  } catch (error) {
    if (error instanceof NoSuchKey) return null;
    // S3 answers 403 for a missing object without permission to list.
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 403) return null;
    throw error;
  }
}

/**
 * Checks an uploaded video below `incoming` and copies it to its final S3 key. It must begin like a video of the
 * declared type. A video is too large to be read into memory, so its metadata stay. Like any upload, it is
 * deleted if it fails the check, or if the account that it belongs to has been erased.
 */
export async function checkVideo(
  Bucket: string,
  Key: string,
  place: NonNullable<ReturnType<typeof fileKeys.read>>,
): Promise<void> {
  const file = await readHead(Bucket, Key);
  if (!file) return;
  const type = detectVideoType(file.content);
  const checked = fileKeys.checked(place.sub, place.purpose, place.name);
  if (type && type === file.ContentType && filePurposes[place.purpose]?.types.includes(type)) {
    const CopySource = `${Bucket}/${encodeURIComponent(Key)}`;
    const { ContentType, Metadata } = file;
    const described = {
      MetadataDirective: 'REPLACE',
      ContentType,
      Metadata,
      ...servedHeaders(false),
    } as const;
    await bucket.send(new CopyObjectCommand({ Bucket, Key: checked, CopySource, ...described }));
    if (!(await userPool.find(place.sub))) {
      logger.warn('deleted a video whose talent has left', { key: checked });
      await bucket.send(new DeleteObjectCommand({ Bucket, Key: checked }));
    }
  } else {
    logger.warn('a video is not what it claims and was removed', {
      key: Key,
      claimed: file.ContentType,
      type,
    });
  }
  await bucket.send(new DeleteObjectCommand({ Bucket, Key }));
}
