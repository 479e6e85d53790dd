import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Authenticate } from '../access/createAuthenticate';
import type { Engine } from '../execution/createEngine';
import type { GraphQLRequest } from '../execution/Answer';
import { RequestFailure } from '../execution/errors/RequestFailure';
import { sourceIpOf } from './sourceIpOf';
import { BodyTooLarge, readBody as readWithin } from '../../../http/readBody';
import { limits } from '../limits';

/**
 * Reads the body of a GraphQL request.
 * @throws RequestFailure with status 413 when the body is larger than the limit
 */
async function readBody(request: IncomingMessage): Promise<string> {
  try {
    return (await readWithin(request, limits.requestBytes)).toString();
  } catch (error) {
    if (!(error instanceof BodyTooLarge)) throw error;
    const message = `The request exceeds ${limits.requestBytes} bytes.`;
    throw new RequestFailure(413, 'RequestEntityTooLargeException', message);
  }
}

const COST_HEADERS = ['x-local-datasource-calls', 'x-local-read-units', 'x-local-write-units'];

/**
 * The CORS headers of AppSync's responses. In contrast to AppSync, they also permit web pages to read the
 * headers `COST_HEADERS`, with which the local cloud reports what a request cost.
 */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-expose-headers': ['x-amzn-requestid', 'x-amzn-errortype', 'date', ...COST_HEADERS].join(
    ',',
  ),
};

function headersOf(request: IncomingMessage): Record<string, string> {
  const entries = Object.entries(request.headers).filter(([name]) => name !== 'x-original-url');
  return Object.fromEntries(entries.map(([name, value]) => [name, [value].flat().join(', ')]));
}

const isOptional = (value: unknown, type: 'string' | 'object') =>
  value === undefined || value === null || (typeof value === type && !Array.isArray(value));

function parseRequest(body: string): GraphQLRequest {
  let parsed: Partial<GraphQLRequest> | null = null;
  try {
    parsed = JSON.parse(body) as Partial<GraphQLRequest>;
  } catch {
    // An invalid body is refused below.
  }
  const { query, variables, operationName } = parsed ?? {};
  if (typeof query !== 'string' || !isOptional(variables, 'object') || !isOptional(operationName, 'string')) {
    throw new RequestFailure(
      400,
      'MalformedHttpRequestException',
      'Request body must be JSON with a "query", perhaps "variables" (an object) and "operationName" (a string).',
    );
  }
  return { query, variables, operationName };
}

/**
 * Creates the HTTP handler of the GraphQL endpoint. It executes POST requests, answers OPTIONS (CORS
 * preflight), and refuses all other methods with status 405.
 */
export function createHandler(engine: Engine, authenticate: Authenticate) {
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<string> => {
    const headers = headersOf(request);
    const body = await readBody(request);
    const url = String(request.headers['x-original-url'] ?? request.url ?? '/');
    const known = await authenticate({
      headers,
      sourceIp: sourceIpOf(request),
      signed: { method: request.method ?? 'POST', url, body },
    });
    if ('refused' in known) throw new RequestFailure(401, 'UnauthorizedException', known.refused);
    const answered = await engine.run(parseRequest(body), known.caller, headers);
    for (const [name, value] of Object.entries(answered.headers)) response.setHeader(name, value);
    response.setHeader('x-local-datasource-calls', answered.dataSourceCalls);
    response.setHeader('x-local-read-units', answered.readUnits);
    response.setHeader('x-local-write-units', answered.writeUnits);
    const { data, errors } = answered;
    return JSON.stringify(errors ? { data, errors } : { data });
  };

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    for (const [name, value] of Object.entries(CORS)) response.setHeader(name, value);
    if (request.method !== 'POST') {
      response.writeHead(request.method === 'OPTIONS' ? 200 : 405).end();
      return;
    }
    response.setHeader('content-type', 'application/json;charset=UTF-8');
    response.setHeader('x-amzn-requestid', randomUUID());
    try {
      response.end(await answer(request, response));
    } catch (error) {
      const failed =
        error instanceof RequestFailure
          ? error
          : new RequestFailure(500, 'InternalFailureException', 'An internal failure occurred.');
      if (failed !== error) console.error('AppSync:', error);
      response.setHeader('x-amzn-errortype', failed.errorType);
      response.statusCode = failed.status;
      response.end(JSON.stringify({ errors: failed.errors }));
    }
  };
}
