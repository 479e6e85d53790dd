import { env } from './env';
import { signedFetch } from './signedFetch';

export interface OpenSearchAnswer<Body> {
  status: number;
  body: Body;
}

const LINES = 'application/x-ndjson';

/**
 * Sends a signed request to the search domain. Throws for 429 and 5xx, which a retry may fix; returns all other
 * statuses.
 * @param body an object, or lines for `_bulk` and `_msearch`
 */
export async function opensearch<Body>(
  method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object | string,
): Promise<OpenSearchAnswer<Body>> {
  const isLines = typeof body === 'string';
  const response = await signedFetch({
    service: 'es',
    url: `${env('OPENSEARCH_ENDPOINT')}${path}`,
    method,
    ...(body !== undefined && { body: isLines ? body : JSON.stringify(body) }),
    ...(isLines && { contentType: LINES }),
  });
  const text = await response.text();
  const { status } = response;
  if (status >= 500 || status === 429) throw new Error(`Search answered ${status} to ${method} ${path}`);
  return { status, body: (text === '' ? {} : JSON.parse(text)) as Body };
}
