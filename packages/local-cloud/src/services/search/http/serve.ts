import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { isForeign } from '../../../front-door/isForeign';
import { diskFull } from '../../../storage/diskFull';
import type { Store } from '../store/Store';
import { answer, type Answer } from './Request';
import { route } from './route';

/** Serves OpenSearch's REST API over HTTP on 127.0.0.1. Resolves to the server when it accepts requests. */
export function serve(store: Store, port: number): Promise<Server> {
  const server = createServer((request, response) => void respond(store, request, response));
  // A connection that is closed after seconds without a request may be closed while the next one is sent.
  server.keepAliveTimeout = 0;
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

async function respond(store: Store, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { status, body } = await answerOf(store, request);
  response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' });
  response.end(request.method === 'HEAD' ? undefined : JSON.stringify(body));
}

async function answerOf(store: Store, request: IncomingMessage): Promise<Answer> {
  if (isForeign(request, null)) return answer({ message: 'This address serves no web page.' }, 403);
  try {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
    const path = pathname.split('/').filter(Boolean).map(decodeURIComponent);
    const text = Buffer.concat(chunks).toString();
    return route(store, { method: request.method ?? 'GET', path, query: searchParams, text });
  } catch (error) {
    if (diskFull.isReason(error)) {
      diskFull.tell();
      return answer({ error: { type: 'exception', reason: 'The disk is full.' }, status: 507 }, 507);
    }
    console.error('search:', error);
    return answer({ error: { type: 'exception', reason: String(error) }, status: 500 }, 500);
  }
}
