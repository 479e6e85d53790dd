import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Bucket } from '../Bucket';
import type { Uploads } from '../Uploads';

/** A parsed S3 request whose signature has been verified. */
export interface FileCall {
  request: IncomingMessage;
  response: ServerResponse;
  bucket: Bucket;
  /** Key of the S3 object; empty for a request to the bucket itself. */
  key: string;
  query: URLSearchParams;
  /** Content of the S3 request, after an aws-chunked body has been decoded. */
  body: Buffer;
  uploads: Uploads;
  /**
   * Checks that the caller's role permits an S3 action on a bucket or on one of its objects.
   * @throws FileError AccessDenied
   */
  demand(action: string, bucket: string, key?: string): void;
}

/** Performs an S3 action and sends the response. */
export type FileAction = (call: FileCall) => void;
