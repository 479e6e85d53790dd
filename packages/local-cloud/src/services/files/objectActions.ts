import { answerXml } from './answerXml';
import type { FileAction } from './FileCall';
import { FileError } from './FileError';
import { noSuchKey } from './noSuchKey';
import { propertiesOf } from './propertiesOf';

/** PutObject, CopyObject, DeleteObject, DeleteObjects. */
export const objectActions = {
  put({ request, response, bucket, key, body, demand }) {
    demand('s3:PutObject', bucket.name, key);
    const { etag } = bucket.put('Put', key, body, propertiesOf(request.headers));
    response.writeHead(200, { etag: `"${etag}"` }).end();
  },
  copy({ request, response, bucket, key, buckets, demand }) {
    const source = decodeURIComponent(String(request.headers['x-amz-copy-source'])).replace(/^\//, '');
    const cut = source.indexOf('/');
    const from = buckets.get(source.slice(0, cut));
    if (!from) throw new FileError(404, 'NoSuchBucket', 'The specified bucket does not exist');
    demand('s3:GetObject', from.name, source.slice(cut + 1));
    demand('s3:PutObject', bucket.name, key);
    const object = from.get(source.slice(cut + 1));
    if (!object) throw noSuchKey();
    const replaces = request.headers['x-amz-metadata-directive'] === 'REPLACE';
    const copy = bucket.put(
      'Copy',
      key,
      from.content(object),
      replaces ? propertiesOf(request.headers) : object,
      object.etag,
    );
    answerXml(response, 'CopyObjectResult', { ETag: `"${copy.etag}"`, LastModified: copy.lastModified });
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
