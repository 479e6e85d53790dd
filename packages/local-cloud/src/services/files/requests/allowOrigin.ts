import type { IncomingMessage, ServerResponse } from 'node:http';
import { FileError } from '../FileError';
import type { CorsRule } from '../readCorsRules';

/**
 * Returns whether a text matches a pattern of a CORS rule. As in S3, the pattern may contain one `*`, which
 * stands for any characters.
 */
function matches(pattern: string, text: string): boolean {
  const [start = '', end] = pattern.split('*', 2);
  if (end === undefined) return text === pattern;
  return text.length >= start.length + end.length && text.startsWith(start) && text.endsWith(end);
}

/**
 * Adds the CORS headers of the first rule that allows the origin and method of a request, and answers a
 * preflight request.
 * @returns true when the request was a preflight request and is answered
 * @throws FileError 403 when no rule allows a preflight request, 400 when a preflight request names no origin
 * @see https://docs.aws.amazon.com/AmazonS3/latest/userguide/cors.html
 */
export function allowOrigin(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  rules: readonly CorsRule[],
): boolean {
  const { origin } = headers;
  const isPreflight = method === 'OPTIONS';
  if (origin === undefined) {
    if (isPreflight)
      throw new FileError(400, 'BadRequest', 'Insufficient information. Origin request header needed.');
    return false;
  }
  const wantedMethod = (isPreflight ? headers['access-control-request-method'] : method) ?? '';
  const wantedHeaders = (headers['access-control-request-headers'] ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter(Boolean);
  const rule = rules.find(
    ({ AllowedOrigins, AllowedMethods, AllowedHeaders = [] }) =>
      AllowedOrigins.some((pattern) => matches(pattern, origin)) &&
      AllowedMethods.includes(wantedMethod) &&
      (!isPreflight ||
        wantedHeaders.every((name) =>
          AllowedHeaders.some((pattern) => matches(pattern.toLowerCase(), name)),
        )),
  );
  if (!rule) {
    if (isPreflight)
      throw new FileError(403, 'AccessForbidden', 'CORSResponse: This CORS request is not allowed.');
    return false;
  }
  const isForAll = rule.AllowedOrigins.includes('*');
  response.setHeader('access-control-allow-origin', isForAll ? '*' : origin);
  response.setHeader('access-control-allow-methods', rule.AllowedMethods.join(', '));
  response.setHeader('vary', 'Origin, Access-Control-Request-Headers, Access-Control-Request-Method');
  if (!isForAll) response.setHeader('access-control-allow-credentials', 'true');
  if (rule.ExposedHeaders)
    response.setHeader('access-control-expose-headers', rule.ExposedHeaders.join(', '));
  if (rule.MaxAge !== undefined) response.setHeader('access-control-max-age', String(rule.MaxAge));
  if (!isPreflight) return false;
  if (wantedHeaders.length > 0) response.setHeader('access-control-allow-headers', wantedHeaders.join(', '));
  response.writeHead(200).end();
  return true;
}
