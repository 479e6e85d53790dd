import { env } from '../env';
import { signedFetch } from '../signedFetch';

const methods = { GetObject: 'GET', PutObject: 'PUT', DeleteObject: 'DELETE' };

interface Call {
  Bucket: string;
  Key: string;
  /** The content and the headers of a new object; the headers include its content type. */
  body?: Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
}

function urlOf({ Bucket, Key }: Call): string {
  const path = Key.split('/').map(encodeURIComponent).join('/');
  const local = process.env.AWS_ENDPOINT_URL_S3;
  return local
    ? `${local}/${Bucket}/${path}`
    : `https://${Bucket}.s3.${env('AWS_REGION')}.amazonaws.com/${path}`;
}

/**
 * Calls an operation of S3 without the SDK's client, which would make up most of the bundle of a function
 * that needs only the operations in `methods`. Returns null if the object to read does not exist: S3 then
 * answers 404, or 403 if the caller may not list the bucket.
 * @throws Error for any other answer than success
 */
export async function callBucket(operation: keyof typeof methods, call: Call): Promise<Response | null> {
  const { 'content-type': contentType, ...headers } = call.headers ?? {};
  const response = await signedFetch({
    service: 's3',
    url: urlOf(call),
    method: methods[operation],
    body: call.body,
    contentType,
    headers,
  });
  if (operation === 'GetObject' && [403, 404].includes(response.status)) return null;
  if (!response.ok) throw new Error(`${operation} ${call.Key}: ${response.status} ${await response.text()}`);
  return response;
}
