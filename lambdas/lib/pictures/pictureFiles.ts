import { callBucket } from '../files/callBucket';
import { servedHeaders } from '../files/servedHeaders';

type Area = 'public' | 'private';

/** A picture of a talent: its bucket, the talent's sub, and the last part of its S3 key. */
interface PictureFile {
  Bucket: string;
  sub: string;
  name: string;
}

/** Returns whether the copy of a picture gets this header of the original. */
const isKept = (header: string) => header === 'content-type' || header.startsWith('x-amz-meta-');

/**
 * Copies a picture from one of the prefixes `private` and `public` to another prefix or another name, with
 * the headers that files below the new prefix have. Returns false, having done nothing, if the picture does
 * not exist.
 */
async function copy(
  { Bucket, sub, name }: PictureFile,
  from: Area,
  to: Area,
  newName = name,
): Promise<boolean> {
  const source = await callBucket('GetObject', { Bucket, Key: `${from}/${sub}/${name}` });
  if (!source) return false;
  const { CacheControl = '', ContentDisposition = '' } = servedHeaders(to === 'public');
  const headers = {
    ...Object.fromEntries([...source.headers].filter(([header]) => isKept(header))),
    'cache-control': CacheControl,
    'content-disposition': ContentDisposition,
  };
  const body = new Uint8Array(await source.arrayBuffer());
  await callBucket('PutObject', { Bucket, Key: `${to}/${sub}/${newName}`, body, headers });
  return true;
}

async function remove({ Bucket, sub, name }: PictureFile): Promise<void> {
  await callBucket('DeleteObject', { Bucket, Key: `public/${sub}/${name}` });
}

/**
 * Publishes or hides pictures of a talent. The original of a picture is below `private`; the copy that the
 * site serves to everybody is below `public`. Icons and covers are uploaded to `public` directly. They get an
 * original when they are hidden for the first time.
 */
export const pictureFiles = {
  async publish(file: PictureFile): Promise<void> {
    await copy(file, 'private', 'public');
  },
  /**
   * Copies a public picture below `private` and then removes it from `public`. The talent still sees the
   * picture, and it can become public again.
   */
  async hide(file: PictureFile): Promise<void> {
    await copy(file, 'public', 'private');
    await remove(file);
  },
  /**
   * Copies a picture to the public area under another name, from the first of the areas `from` that contains
   * it. Returns false if none of them does.
   */
  async copyAs(file: PictureFile, name: string, from: readonly Area[]): Promise<boolean> {
    for (const area of from) if (await copy(file, area, 'public', name)) return true;
    return false;
  },
  /**
   * Removes the public copy of a picture without keeping an original, for example while an account is being
   * erased.
   */
  remove,
};
