import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerJson } from '../../http/answerJson';
import type { Service } from '../../Service';
import { RouteError, type Route } from './Route';

/**
 * Returns the URL of the view whose button was pressed, to which the response redirects. Null if the request
 * does not come from a button; the response is then JSON.
 */
function returnAddress({ method, headers }: IncomingMessage): URL | null {
  const isForm = headers['content-type'] === 'application/x-www-form-urlencoded';
  if (method !== 'POST' || !isForm || !headers.referer) return null;
  return new URL(headers.referer);
}

function redirect(response: ServerResponse, { searchParams }: URL, outcome: string, text: string): void {
  const kept = ['view', 'lang'].flatMap((name) => {
    const value = searchParams.get(name);
    return value ? [[name, value] as [string, string]] : [];
  });
  const query = new URLSearchParams([...kept, [outcome, text]]);
  response.writeHead(303, { location: `/_local/?${query.toString()}` }).end();
}

/** Creates the service that handles the routes below `/_local`. */
export function createDeveloperPage(routes: Route[]): Service {
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const fitting = routes.filter((route) => route.path.test(path));
    const route = fitting.find((candidate) => candidate.method === method);
    if (!route)
      return answerJson(response, fitting.length > 0 ? 405 : 404, { message: `No ${method} ${path}` });
    const parts = (route.path.exec(path) ?? []).slice(1).map((part) => decodeURIComponent(part ?? ''));
    response.setHeader('cache-control', 'no-store');
    const back = returnAddress(request);
    try {
      const answer = await route.answer({ request, response, parts });
      if (response.headersSent) return;
      if (back) redirect(response, back, 'done', '1');
      else answerJson(response, 200, answer);
    } catch (error) {
      if (!(error instanceof RouteError)) throw error;
      if (back) redirect(response, back, 'failed', error.message);
      else answerJson(response, error.status, { message: error.message });
    }
  };
  return { handle, stop: () => Promise.resolve() };
}
