import type { IncomingMessage } from 'node:http';
import { ServiceError } from '../ServiceError';

const largest = 1_000_000;

/** @throws RequestEntityTooLargeException */
export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > largest) throw new ServiceError('RequestEntityTooLargeException', 'Request is too large', 413);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
