import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { bucket } from '../files/bucket';
import { servedHeaders } from '../files/servedHeaders';

type Area = 'public' | 'private';

/** A picture of a talent: its bucket, the talent, and the last part of its S3 key. */
interface PictureFile {
  Bucket: string;
  sub: string;
  name: string;
}

/** Returns whether S3 has no such object. It answers 403 instead of 404 without permission to list. */
const isMissing = (error: unknown): boolean =>
  error instanceof S3ServiceException && [403, 404].includes(error.$metadata.httpStatusCode ?? 0);

/** Reads an object; null if there is none. */
async function read(Bucket: string, Key: string) {
  try {
    return await bucket.send(new GetObjectCommand({ Bucket, Key }));
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Copies a picture to the other area, with the headers of that area. Does nothing if there is none. */
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
 * The files of a talent's picture: its original below `private`, and below `public` the copy that the site serves to
 * everybody. An icon or a cover is uploaded to `public` and has no original until it is hidden for the first time.
 */
export const pictureFiles = {
  publish: (file: PictureFile) => copy(file, 'private', 'public'),
  /** Removes the copy that everybody can open. The original stays, for the talent and for a later publication. */
  async hide(file: PictureFile): Promise<void> {
    await copy(file, 'public', 'private');
    await remove(file);
  },
  /** Removes the copy that everybody can open, and does not keep an original that is missing. */
  remove,
};
