import { CopyObjectCommand } from '@aws-sdk/client-s3';
import { bucket } from '../lib/files/bucket';
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
export const storeVideo: StoreFile = async (rule, { Bucket, Key, checked }) => {
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
