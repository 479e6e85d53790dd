import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { fileExtensions } from '../../model/fileExtensions';
import { FileLimits } from '../../model/limits/FileLimits';
import { safeFileName } from '../../model/safeFileName';
import { env } from './needs';
import { bucket } from '../lib/files/bucket';
import { fileKeys } from '../lib/files/fileKeys';
import { usageOf } from '../lib/files/usageOf';
import type { FileRequest } from './FileRequest';

const SECONDS = 300;

async function hasRoomFor(sub: string, size: number): Promise<boolean> {
  const { files, bytes } = await usageOf(sub);
  return files < FileLimits.files && bytes + size <= FileLimits.bytes;
}

/**
 * Returns a presigned POST form for one upload, valid for five minutes. It fixes the upload's S3 key, content
 * type and maximum size. Returns `refused` instead if, with `hasQuota`, the caller has no room for the file.
 */
export async function signUpload(
  sub: string,
  { name, purpose, filename, contentType, size, owner }: NonNullable<FileRequest['upload']>,
  hasQuota: boolean,
) {
  if (hasQuota && !(await hasRoomFor(sub, size))) return { refused: 'Conflict' };
  const extension = fileExtensions[contentType] ?? '';
  const file = `${name}.${extension}`;
  const shown = encodeURIComponent(safeFileName(filename.normalize('NFC'), extension));
  const expiresAt = new Date(Date.now() + SECONDS * 1000).toISOString();
  const { url, fields } = await createPresignedPost(bucket, {
    Bucket: env('FILES_BUCKET'),
    Key: fileKeys.incoming(owner, purpose, file),
    Expires: SECONDS,
    Fields: { 'Content-Type': contentType, 'x-amz-meta-filename': shown },
    Conditions: [['content-length-range', 1, size]],
  });
  return { key: fileKeys.checked(owner, purpose, file), url, fields, expiresAt };
}
