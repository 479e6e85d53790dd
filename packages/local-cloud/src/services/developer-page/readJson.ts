import type { IncomingMessage } from 'node:http';
import { readBody } from '../../http/readBody';
import { RouteError } from './Route';

/**
 * Reads the body of a request, a JSON object or array. `limit` is the maximum size of the body in bytes, 1 MB
 * by default.
 * @throws RouteError 400 when the body is anything else
 * @throws BodyTooLarge when it is too large
 */
export async function readJson(
  request: IncomingMessage,
  limit = 1024 * 1024,
): Promise<Record<string, unknown>> {
  const body = await readBody(request, limit);
  try {
    const value: unknown = JSON.parse(body.toString());
    if (value !== null && typeof value === 'object') return value as Record<string, unknown>;
  } catch {
    // Invalid JSON is reported below.
  }
  throw new RouteError(400, 'invalid_payload');
}
