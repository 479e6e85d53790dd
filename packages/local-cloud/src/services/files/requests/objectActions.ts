import { answerXml } from './answerXml';
import type { FileAction } from './FileCall';
import { propertiesOf } from './propertiesOf';

/** The S3 actions PutObject, DeleteObject and DeleteObjects. */
export const objectActions = {
  put({ request, response, bucket, key, body, demand }) {
    demand('s3:PutObject', bucket.name, key);
    const { etag } = bucket.put('Put', key, body, propertiesOf(request.headers));
    response.writeHead(200, { etag: `"${etag}"` }).end();
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
