import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
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
  const refusal =
    error instanceof ServiceError
      ? error
      : new ServiceError('InternalErrorException', 'Something went wrong, see the console', 500);
  if (refusal !== error) console.error(error);
  response.setHeader('x-amzn-errortype', refusal.name);
  send(response, refusal.status, awsJson, { __type: refusal.name, message: refusal.message });
}
