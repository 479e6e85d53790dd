import type { DataSource } from './DataSource';
import { InvalidRequest } from './InvalidRequest';

interface HttpRequest {
  method: string;
  resourcePath: string;
  params?: { query?: Record<string, unknown>; headers?: Record<string, string>; body?: unknown };
}

function isRequest(request: unknown): request is HttpRequest {
  const { method, resourcePath } = (request ?? {}) as Partial<HttpRequest>;
  return typeof method === 'string' && typeof resourcePath === 'string';
}

/** HTTP: `{ statusCode, headers, body }`, whatever the status; only no answer at all is an error. */
export function createHttpSource(name: string, endpoint: string, fetchUrl: typeof fetch): DataSource {
  return {
    name,
    type: 'HTTP',
    remote: true,
    async invoke(request) {
      if (!isRequest(request)) throw new InvalidRequest(`${name} expects { method, resourcePath, params }`);
      const { query = {}, headers = {}, body } = request.params ?? {};
      const url = new URL(request.resourcePath, endpoint);
      for (const [key, value] of Object.entries(query)) url.searchParams.set(key, String(value));
      const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
      try {
        const answer = await fetchUrl(url, { method: request.method, headers, body: text });
        const result = {
          statusCode: answer.status,
          headers: Object.fromEntries(answer.headers),
          body: await answer.text(),
        };
        return { result };
      } catch (error) {
        return { result: null, error: { type: 'Http:ConnectionFailed', message: String(error) } };
      }
    },
  };
}
