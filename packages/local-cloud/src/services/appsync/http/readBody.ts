import type { IncomingMessage } from 'node:http';
import { BodyTooLarge, readBody as readWithin } from '../../../http/readBody';
import { RequestFailure } from '../execution/RequestFailure';
import { limits } from '../limits';

/** @throws RequestFailure when the body is larger than AppSync accepts */
export async function readBody(request: IncomingMessage): Promise<string> {
  try {
    return (await readWithin(request, limits.requestBytes)).toString();
  } catch (error) {
    if (!(error instanceof BodyTooLarge)) throw error;
    const message = `The request exceeds ${limits.requestBytes} bytes.`;
    throw new RequestFailure(413, 'RequestEntityTooLargeException', message);
  }
}
