import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { diskFull } from '../../../storage/diskFull';
import { ServiceError } from '../ServiceError';

function send(response: ServerResponse, status: number, type: string, content: unknown): void {
  response
    .writeHead(status, { 'content-type': type, 'x-amzn-requestid': randomUUID() })
    .end(JSON.stringify(content));
}

const awsJson = 'application/x-amz-json-1.1';

export function respondWithJson(response: ServerResponse, content: unknown, type = awsJson): void {
  send(response, 200, type, content);
}

/** A refusal in the service's words. Anything else is a fault of ours: its details go to the console alone. */
export function respondWithError(response: ServerResponse, error: unknown): void {
  const refusal = error instanceof ServiceError ? error : internalError(error);
  response.setHeader('x-amzn-errortype', refusal.name);
  send(response, refusal.status, awsJson, { __type: refusal.name, message: refusal.message });
}

function internalError(error: unknown): ServiceError {
  const isFull = diskFull.isReason(error);
  if (isFull) diskFull.tell();
  else console.error(error);
  const message = isFull ? 'The disk of this machine is full' : 'Something went wrong, see the console';
  return new ServiceError('InternalErrorException', message, 500);
}
