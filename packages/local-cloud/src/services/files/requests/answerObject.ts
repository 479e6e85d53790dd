import type { FileAction } from './FileCall';
import { FileError } from '../FileError';

function createNoSuchKey(): FileError {
  return new FileError(404, 'NoSuchKey', 'The specified key does not exist.');
}

/**
 * Content types that a browser may display. Everything else, above all HTML and SVG, is served as a download only,
 * because it could contain scripts.
 */
const shown = /^(image\/(png|jpeg|gif|webp|avif)|application\/pdf|text\/plain|video\/|audio\/)/;
const range = /^bytes=(\d*)-(\d*)$/;

function boundsOf(header: string | undefined, size: number): [number, number] | null {
  const [, from = '', to = ''] = range.exec(header ?? '') ?? [];
  if (from === '' && to === '') return null;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (start > end) throw new FileError(416, 'InvalidRange', 'The requested range is not satisfiable');
  return [start, end];
}

/** Performs S3's GetObject and HeadObject, also for a range of bytes. */
export const answerObject: FileAction = ({ request, response, bucket, key, query, demand }) => {
  demand('s3:GetObject', bucket.name, key);
  const object = bucket.get(key);
  if (!object) throw createNoSuchKey();
  const bounds = boundsOf(request.headers.range, object.size);
  const [start, end] = bounds ?? [0, object.size - 1];
  const type = query.get('response-content-type') ?? object.contentType;
  const disposition = query.get('response-content-disposition') ?? object.headers['content-disposition'];
  const headers: Record<string, string> = {
    ...object.headers,
    ...Object.fromEntries(
      Object.entries(object.metadata).map(([name, value]) => [`x-amz-meta-${name}`, value]),
    ),
    'content-type': type,
    'content-length': String(end - start + 1),
    'last-modified': new Date(object.lastModified).toUTCString(),
    etag: `"${object.etag}"`,
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  };
  if (disposition) headers['content-disposition'] = disposition;
  if (!shown.test(type))
    headers['content-disposition'] = `attachment${disposition?.replace(/^[^;]*/, '') ?? ''}`;
  if (request.headers['if-none-match'] === headers.etag) {
    response.writeHead(304, headers).end();
    return;
  }
  if (bounds) headers['content-range'] = `bytes ${start}-${end}/${object.size}`;
  response.writeHead(bounds ? 206 : 200, headers);
  response.end(request.method === 'HEAD' ? undefined : bucket.content(object).subarray(start, end + 1));
};
