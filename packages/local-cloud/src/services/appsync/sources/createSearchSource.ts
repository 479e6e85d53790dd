import type { SourceRole } from './createSourceRole';
import type { DataSource } from './DataSource';
import { InvalidRequest } from './InvalidRequest';
import { SourceFailure } from './SourceFailure';

interface SearchRequest {
  operation: string;
  path: string;
  params?: { headers?: Record<string, string>; queryString?: Record<string, unknown>; body?: unknown };
}

interface Options {
  name: string;
  endpoint: string;
  domainArn: string;
  role: SourceRole;
  fetchUrl: typeof fetch;
}

function isRequest(request: unknown): request is SearchRequest {
  const { operation, path } = (request ?? {}) as Partial<SearchRequest>;
  return typeof operation === 'string' && typeof path === 'string';
}

function permission(method: string): string {
  return `es:ESHttp${method.charAt(0)}${method.slice(1).toLowerCase()}`;
}

async function send({ endpoint, fetchUrl }: Options, { operation, path, params }: SearchRequest) {
  const url = new URL(path, endpoint);
  for (const [key, value] of Object.entries(params?.queryString ?? {}))
    url.searchParams.set(key, String(value));
  const body = params?.body;
  const text = body === undefined || body === null || typeof body === 'string' ? body : JSON.stringify(body);
  const headers = { 'content-type': 'application/json', ...params?.headers };
  return fetchUrl(url, { method: operation.trim(), headers, body: text });
}

/**
 * Creates a data source of type AMAZON_OPENSEARCH_SERVICE. The result of a request is the parsed JSON of the
 * response. A response without a 2xx status, a failed connection or a missing permission is an error.
 */
export function createSearchSource(options: Options): DataSource {
  const { name, domainArn, role } = options;
  return {
    name,
    type: 'AMAZON_OPENSEARCH_SERVICE',
    remote: true,
    async invoke(request) {
      if (!isRequest(request)) throw new InvalidRequest(`${name} expects { operation, path, params }`);
      try {
        role.demand('OpenSearch', permission(request.operation.trim()), `${domainArn}${request.path}`);
        const answer = await send(options, request);
        const text = await answer.text();
        if (!answer.ok)
          throw new SourceFailure('OpenSearch:HttpResponseException', `${answer.status} ${text}`);
        return { result: JSON.parse(text) as unknown };
      } catch (error) {
        if (error instanceof SourceFailure) {
          return { result: null, error: { type: error.type, message: error.message } };
        }
        return { result: null, error: { type: 'OpenSearch:ConnectionFailed', message: String(error) } };
      }
    },
  };
}
