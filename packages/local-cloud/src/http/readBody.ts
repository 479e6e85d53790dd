import type { IncomingMessage } from 'node:http';

/** A body larger than what the service takes. */
export class BodyTooLarge extends Error {}

/**
 * The whole body of a request. What is too large is read to its end and dropped: a connection that is answered
 * before would hold up whatever its client sends next.
 * @throws BodyTooLarge beyond `limit` bytes
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= limit) chunks.push(chunk);
  }
  if (size > limit) throw new BodyTooLarge(`The body is larger than ${limit} bytes`);
  return Buffer.concat(chunks);
}
