import { DeleteObjectCommand, CopyObjectCommand } from '@aws-sdk/client-s3';
import { filePurposes } from '../../model/filePurposes';
import { bucket } from '../lib/files/bucket';
import { fileKeys } from '../lib/files/fileKeys';
import { refreshPictures } from '../lib/pictures/refreshPictures';
import { logger } from '../lib/logger';
import { userPool } from '../lib/userPool';
import { storeChecked } from './storeChecked';
import { servedHeaders } from '../lib/files/servedHeaders';
import { detectVideoType } from './detectVideoType';
import { readIncoming } from './readIncoming';
import type { StoreFile } from './StoreFile';

/** The number of bytes from which the type of a video is detected. The rest of a video is not read. */
const HEAD = 4096;

/**
 * Copies an uploaded video to its final S3 key if it begins like a video of the declared type. A video is too
 * large to be read into memory, so its metadata stay.
 */
const storeVideo: StoreFile = async (rule, { Bucket, Key, checked }) => {
  const file = await readIncoming(Bucket, Key, HEAD);
  if (!file) return 'missing';
  const { ContentType, Metadata } = file;
  const type = detectVideoType(file.content);
  if (!type || type !== ContentType || !rule.types.includes(type)) return { claimed: ContentType, type };
  const CopySource = `${Bucket}/${encodeURIComponent(Key)}`;
  const described = { MetadataDirective: 'REPLACE', ContentType, Metadata, ...servedHeaders(false) } as const;
  await bucket.send(new CopyObjectCommand({ Bucket, Key: checked, CopySource, ...described }));
  return 'stored';
};

/**
 * Checks an uploaded file below `incoming` and moves it to its final S3 key. A file that fails the check is
 * deleted. If a public record already names the picture, the picture becomes public.
 *
 * The file is also deleted if its account has been erased. This function stores the file and then looks for
 * the user; an erasure deletes the user first and the files last. So one of them always finds the file. Does
 * nothing if the upload no longer exists.
 */
export async function checkUpload(Bucket: string, Key: string): Promise<void> {
  const place = fileKeys.read(Key);
  const rule = place && filePurposes[place.purpose];
  if (!place || !rule) return;
  const checked = fileKeys.checked(place.sub, place.purpose, place.name);
  const store = rule.about ? storeVideo : storeChecked;
  const outcome = await store(rule, { Bucket, Key, checked });
  if (outcome === 'missing') return;
  if (outcome !== 'stored') {
    logger.warn('an upload is not what it claims and was removed', { key: Key, ...outcome });
  } else if (!(await userPool.find(place.sub))) {
    logger.warn('deleted an upload whose account has ended', { key: checked });
    await bucket.send(new DeleteObjectCommand({ Bucket, Key: checked }));
  } else if (rule.leastPixels > 0) {
    // The record that names the picture may be stored already, and perhaps shows it to everybody.
    await refreshPictures({ Bucket, sub: place.sub, pictures: [`${place.sub}/${place.name}`] }, 'keep');
  }
  await bucket.send(new DeleteObjectCommand({ Bucket, Key }));
}
