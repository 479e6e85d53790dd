import type { IncomingMessage } from 'node:http';
import { readBody } from '../../http/readBody';
import { RouteError } from './Route';

/** A small JSON object as a request's body. @throws RouteError 400 for anything else */
export async function readJson(request: IncomingMessage): Promise<Record<string, unknown>> {
  const body = await readBody(request, 1024 * 1024);
  try {
    const value: unknown = JSON.parse(body.toString());
    if (value !== null && typeof value === 'object') return value as Record<string, unknown>;
  } catch {
    // Reported below.
  }
  throw new RouteError(400, 'invalid_payload');
}
