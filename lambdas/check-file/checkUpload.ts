import { DeleteObjectCommand } from '@aws-sdk/client-s3';
import { filePurposes } from '../../model/filePurposes';
import { bucket } from '../lib/files/bucket';
import { fileKeys } from '../lib/files/fileKeys';
import { refreshPictures } from '../lib/pictures/refreshPictures';
import { logger } from '../lib/logger';
import { userPool } from '../lib/userPool';
import { storeChecked } from './storeChecked';
import { storeVideo } from './storeVideo';

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
