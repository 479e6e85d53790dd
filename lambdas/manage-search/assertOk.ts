import { opensearch } from '../lib/opensearch';

/**
 * Sends a request to OpenSearch and returns the body of the response.
 * @throws Error with OpenSearch's reason when it refuses the request
 */
export async function assertOk<Body>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
): Promise<Body> {
  const { status, body: answer } = await opensearch<Body & { error?: { reason?: string } }>(
    method,
    path,
    body,
  );
  if (status >= 300) throw new Error(`Search refused ${method} ${path}: ${status} ${answer.error?.reason}`);
  return answer;
}
