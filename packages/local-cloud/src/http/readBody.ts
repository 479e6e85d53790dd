import type { IncomingMessage } from 'node:http';

/** Error for a request body that is larger than the service accepts. */
export class BodyTooLarge extends Error {}

/**
 * Reads the body of a request. A body that is too large is read to its end and discarded, because responding earlier
 * would block the client's next request on the connection.
 * @throws BodyTooLarge when the body has more than `limit` bytes
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
