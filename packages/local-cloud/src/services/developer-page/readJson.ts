import type { IncomingMessage } from 'node:http';
import { readBody } from '../../http/readBody';
import { RouteError } from './Route';

/** A JSON object as a request's body, small unless a limit in bytes is given. @throws RouteError 400 for anything else */
export async function readJson(
  request: IncomingMessage,
  limit = 1024 * 1024,
): Promise<Record<string, unknown>> {
  const body = await readBody(request, limit);
  try {
    const value: unknown = JSON.parse(body.toString());
    if (value !== null && typeof value === 'object') return value as Record<string, unknown>;
  } catch {
    // Reported below.
  }
  throw new RouteError(400, 'invalid_payload');
}
