import type { IncomingMessage } from 'node:http';
import { RequestFailure } from '../execution/RequestFailure';
import { limits } from '../limits';

/**
 * What is too large is read to its end and dropped: a connection that is answered before would hold up whatever its
 * client sends next.
 * @throws RequestFailure when the body is larger than AppSync accepts
 */
export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= limits.requestBytes) chunks.push(chunk);
  }
  if (size > limits.requestBytes) {
    throw new RequestFailure(
      413,
      'RequestEntityTooLargeException',
      `The request exceeds ${limits.requestBytes} bytes.`,
    );
  }
  return Buffer.concat(chunks).toString();
}
