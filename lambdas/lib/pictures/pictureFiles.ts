import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { bucket } from '../files/bucket';
import { servedHeaders } from '../files/servedHeaders';

type Area = 'public' | 'private';

/** A picture of a talent: its bucket, the talent's sub, and the last part of its S3 key. */
interface PictureFile {
  Bucket: string;
  sub: string;
  name: string;
}

/**
 * Returns whether an error of S3 means that the object does not exist. S3 answers 403 instead of 404 if the
 * caller may not list the bucket.
 */
const isMissing = (error: unknown): boolean =>
  error instanceof S3ServiceException && [403, 404].includes(error.$metadata.httpStatusCode ?? 0);

/** Reads an S3 object; null if it does not exist. */
async function read(Bucket: string, Key: string) {
  try {
    return await bucket.send(new GetObjectCommand({ Bucket, Key }));
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/**
 * Copies a picture from one of the prefixes `private` and `public` to the other, with the headers that files
 * below the new prefix have. Does nothing if the picture does not exist.
 */
async function copy({ Bucket, sub, name }: PictureFile, from: Area, to: Area): Promise<void> {
  const source = await read(Bucket, `${from}/${sub}/${name}`);
  if (!source) return;
  const Body = await source.Body?.transformToByteArray();
  const { ContentType, Metadata } = source;
  const Key = `${to}/${sub}/${name}`;
  const served = servedHeaders(to === 'public');
  await bucket.send(new PutObjectCommand({ Bucket, Key, Body, ContentType, Metadata, ...served }));
}

async function remove({ Bucket, sub, name }: PictureFile): Promise<void> {
  await bucket.send(new DeleteObjectCommand({ Bucket, Key: `public/${sub}/${name}` }));
}

/**
 * Publishes and hides a talent's pictures in the bucket. The original of a picture is below `private`; the
 * copy that the site serves to everybody is below `public`. Icons and covers are uploaded to `public`
 * directly. They get an original when they are hidden for the first time.
 */
export const pictureFiles = {
  publish: (file: PictureFile) => copy(file, 'private', 'public'),
  /**
   * Removes a picture's public copy. The original stays below `private`, so that the talent still sees the
   * picture and it can be published again.
   */
  async hide(file: PictureFile): Promise<void> {
    await copy(file, 'public', 'private');
    await remove(file);
  },
  /**
   * Removes a picture's public copy without keeping an original. It is for accounts that are being erased.
   */
  remove,
};
