import type { IncomingMessage } from 'node:http';
import { RequestFailure } from '../execution/RequestFailure';
import { limits } from '../limits';

/** @throws RequestFailure when the body is larger than AppSync accepts */
export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limits.requestBytes) {
      throw new RequestFailure(
        413,
        'RequestEntityTooLargeException',
        `The request exceeds ${limits.requestBytes} bytes.`,
      );
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
