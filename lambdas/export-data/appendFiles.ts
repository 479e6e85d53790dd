import { GetObjectCommand } from '@aws-sdk/client-s3';
import { env } from './needs';
import type { ExportFile } from '../lib/exports/ExportFile';
import { bucket } from '../lib/files/bucket';
import { filesOf } from '../lib/files/filesOf';

/**
 * Appends a person's files to their data export, as elements of a JSON array. Each element has the S3 key,
 * the content type, the size in bytes and the content in base64. Only one of the person's files is in memory
 * at a time. Returns the number of files.
 * @param report is called after each file with the number of files so far
 */
export async function appendFiles(
  sub: string,
  file: ExportFile,
  report: (count: number) => Promise<void>,
): Promise<number> {
  let count = 0;
  for await (const keys of filesOf(sub, ['private', 'public'])) {
    for (const Key of keys) {
      const { Body, ContentType } = await bucket.send(
        new GetObjectCommand({ Bucket: env('FILES_BUCKET'), Key }),
      );
      const content = (await Body?.transformToString('base64')) ?? '';
      const size = Buffer.byteLength(content, 'base64');
      const element = JSON.stringify({ key: Key, contentType: ContentType, size, content });
      await file.append(`${count > 0 ? ',' : ''}\n    ${element}`);
      count += 1;
      await report(count);
    }
  }
  return count;
}
