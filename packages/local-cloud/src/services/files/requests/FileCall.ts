import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Bucket } from '../Bucket';
import type { Uploads } from '../Uploads';

/** One request to a bucket, parsed, with its sender known. */
export interface FileCall {
  request: IncomingMessage;
  response: ServerResponse;
  bucket: Bucket;
  /** Empty for a request to the bucket itself. */
  key: string;
  query: URLSearchParams;
  /** The content, out of its chunks. */
  body: Buffer;
  uploads: Uploads;
  /** @throws FileError AccessDenied unless the sender's role allows it */
  demand(action: string, bucket: string, key?: string): void;
}

/** An action of S3: answers the call. */
export type FileAction = (call: FileCall) => void;
