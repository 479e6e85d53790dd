import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Authenticator } from '../../Authenticator';
import type { Environment } from '../../Environment';
import { readBody } from '../../http/readBody';
import { toSignedRequest } from '../../http/toSignedRequest';
import type { Service } from '../../Service';
import type { Stack } from '../../template/Stack';
import { acceptForm } from './requests/acceptForm';
import { actionOf } from './requests/actionOf';
import { allowOrigin } from './requests/allowOrigin';
import { answerXml } from './requests/answerXml';
import { Bucket } from './Bucket';
import { createNotifier, type InvokeLater } from './notifications/createNotifier';
import { FileError } from './FileError';
import { readCorsRules } from './readCorsRules';
import { readNotifications } from './notifications/readNotifications';
import type { StoredObject } from './StoredObject';
import { Uploads } from './Uploads';

export interface Files extends Service {
  /** Returns the S3 objects of all buckets, newest first. */
  list(): (StoredObject & { bucket: string })[];
  /** Returns an S3 object of a bucket with its content; null when it does not exist. */
  find(bucket: string, key: string): { object: StoredObject; content: Buffer } | null;
}

interface FilesOptions {
  stack: Stack;
  authenticator: Authenticator;
  environment: Pick<Environment, 'region' | 'data'>;
  invokeLater: InvokeLater;
}

/** Maximum size of the body of one S3 request in bytes. Larger objects must be uploaded in parts. */
const bodyLimit = 128 * 1024 * 1024;

const readable = (url: string) => {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const [, bucket = '', key = ''] = /^\/([^/]+)\/?(.*)$/s.exec(decodeURIComponent(pathname)) ?? [];
  return { bucket, key, query: searchParams };
};

/**
 * Returns the content of an aws-chunked body. In this format, AWS SDKs send uploads to S3 in chunks with
 * signatures or checksums between them.
 * @throws FileError IncompleteBody when a chunk is malformed or the content does not have the declared length
 */
function decodeChunks(body: Buffer, decodedLength: number): Buffer {
  const chunks: Buffer[] = [];
  for (let at = 0; ;) {
    const end = body.indexOf('\r\n', at);
    const size =
      end < 0 ? NaN : parseInt(body.subarray(at, end).toString('latin1').split(';', 1)[0] ?? '', 16);
    if (Number.isNaN(size)) throw new FileError(400, 'IncompleteBody', 'The chunked body is broken.');
    if (size === 0) break;
    chunks.push(body.subarray(end + 2, end + 2 + size));
    at = end + 2 + size + 2;
  }
  const content = Buffer.concat(chunks);
  if (content.length !== decodedLength) {
    throw new FileError(
      400,
      'IncompleteBody',
      'The body is not as long as x-amz-decoded-content-length says.',
    );
  }
  return content;
}

/**
 * Creates the emulation of S3 with path-style URLs, `/<bucket>/<key>`. It accepts presigned requests, upload forms
 * and requests of the AWS SDKs.
 */
export function createFiles({ stack, authenticator, environment, invokeLater }: FilesOptions): Files {
  const notify = createNotifier(readNotifications(stack), environment.region, invokeLater);
  const buckets = new Map(
    stack
      .resources('AWS::S3::Bucket')
      .map(({ physicalId }) => [
        physicalId,
        new Bucket(physicalId, join(environment.data, 'files', physicalId), notify),
      ]),
  );
  const uploads = new Uploads();
  const corsRules = readCorsRules(stack);

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { bucket: name, key, query } = readable(request.url ?? '/');
    if (allowOrigin(request, response, corsRules.get(name) ?? [])) return;
    const sent = await readBody(request, bodyLimit);
    const bucket = buckets.get(name);
    if (!bucket) throw new FileError(404, 'NoSuchBucket', 'The specified bucket does not exist');
    const { headers } = request;
    if (
      request.method === 'POST' &&
      key === '' &&
      /^multipart\/form-data/.test(headers['content-type'] ?? '')
    ) {
      return acceptForm({ headers, body: sent, response, bucket, authenticator });
    }
    const caller = await authenticator.iam(toSignedRequest(request, sent));
    if (!caller)
      throw new FileError(403, 'SignatureDoesNotMatch', 'The request is not signed well, or no longer.');
    const decodedLength = headers['x-amz-decoded-content-length'];
    const body = decodedLength === undefined ? sent : decodeChunks(sent, Number(decodedLength));
    const demand = (action: string, on: string, object?: string) => {
      const resource = `arn:aws:s3:::${on}${object === undefined ? '' : `/${object}`}`;
      if (!caller.allows(action, resource)) throw new FileError(403, 'AccessDenied', 'Access Denied');
    };
    const call = { request, response, bucket, key, query, body, uploads, demand };
    actionOf(call)(call);
  };

  return {
    handlesOrigins: true,
    async handle(request, response) {
      response.setHeader('x-amz-request-id', randomUUID());
      try {
        await serve(request, response);
      } catch (error) {
        if (!(error instanceof FileError)) throw error;
        const { status, code, message } = error;
        if (request.method === 'HEAD') response.writeHead(status).end();
        else answerXml(response, 'Error', { Code: code, Message: message }, status);
      }
    },
    list: () =>
      [...buckets.values()]
        .flatMap((bucket) => bucket.list().map((object) => ({ ...object, bucket: bucket.name })))
        .sort((a, b) => b.lastModified.localeCompare(a.lastModified)),
    find(name, key) {
      const bucket = buckets.get(name);
      const object = bucket?.get(key);
      return bucket && object ? { object, content: bucket.content(object) } : null;
    },
    stop: () => Promise.resolve(),
  };
}
