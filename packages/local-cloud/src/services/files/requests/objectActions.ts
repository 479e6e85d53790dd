import { FileError } from '../FileError';
import { answerXml } from './answerXml';
import type { FileAction } from './FileCall';
import { propertiesOf } from './propertiesOf';

/** Returns the key that a CopyObject request copies. Only copies within one bucket are emulated. */
function copiedKey(header: string, bucket: string): string {
  const [from, ...key] = decodeURIComponent(header.replace(/^\//, '')).split('/');
  if (from !== bucket)
    throw new FileError(501, 'NotImplemented', 'The local cloud does not copy from one bucket to another.');
  return key.join('/');
}

/** The S3 actions PutObject, CopyObject, DeleteObject and DeleteObjects. */
export const objectActions = {
  put({ request, response, bucket, key, body, demand }) {
    demand('s3:PutObject', bucket.name, key);
    const { etag } = bucket.put('Put', key, body, propertiesOf(request.headers));
    response.writeHead(200, { etag: `"${etag}"` }).end();
  },
  copy({ request, response, bucket, key, demand }) {
    const from = copiedKey(String(request.headers['x-amz-copy-source']), bucket.name);
    demand('s3:GetObject', bucket.name, from);
    demand('s3:PutObject', bucket.name, key);
    const source = bucket.get(from);
    if (!source) throw new FileError(404, 'NoSuchKey', 'The specified key does not exist.');
    const isReplaced = request.headers['x-amz-metadata-directive'] === 'REPLACE';
    const { contentType, headers, metadata } = isReplaced ? propertiesOf(request.headers) : source;
    const copied = bucket.put('Copy', key, bucket.content(source), { contentType, headers, metadata });
    answerXml(response, 'CopyObjectResult', {
      ETag: `"${copied.etag}"`,
      LastModified: copied.lastModified,
    });
  },
  remove({ response, bucket, key, demand }) {
    demand('s3:DeleteObject', bucket.name, key);
    bucket.delete(key);
    response.writeHead(204).end();
  },
  removeMany({ response, bucket, body, demand }) {
    const unescape = (text: string) =>
      text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
    const keys = [...body.toString().matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => unescape(key));
    for (const key of keys) demand('s3:DeleteObject', bucket.name, key);
    for (const key of keys) bucket.delete(key);
    answerXml(response, 'DeleteResult', { Deleted: keys.map((Key) => ({ Key })) });
  },
} satisfies Record<string, FileAction>;
