import { env } from './env';
import { signedFetch } from './signedFetch';

export interface OpenSearchAnswer<Body> {
  status: number;
  body: Body;
}

const LINES = 'application/x-ndjson';

/**
 * Sends a signed request to the OpenSearch domain. Throws for the statuses 429 and 5xx, because a retry can succeed.
 * Any other status is returned to the caller.
 * @param body an object, or lines of JSON for `_bulk` and `_msearch`
 */
export async function opensearch<Body>(
  method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object | string,
  { timeoutMs }: { timeoutMs?: number } = {},
): Promise<OpenSearchAnswer<Body>> {
  const isLines = typeof body === 'string';
  const response = await signedFetch({
    service: 'es',
    url: `${env('OPENSEARCH_ENDPOINT')}${path}`,
    method,
    timeoutMs,
    ...(body !== undefined && { body: isLines ? body : JSON.stringify(body) }),
    ...(isLines && { contentType: LINES }),
  });
  const text = await response.text();
  const { status } = response;
  if (status >= 500 || status === 429) throw new Error(`Search answered ${status} to ${method} ${path}`);
  return { status, body: (text === '' ? {} : JSON.parse(text)) as Body };
}
