import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { answerJson } from '../http/answerJson';
import { BodyTooLarge } from '../http/readBody';
import type { Service } from '../Service';
import { diskFull } from '../storage/diskFull';
import { isForeign } from './isForeign';

const exposed = 'date, etag, x-amzn-errortype, x-amzn-requestid, x-amz-function-error';
/**
 * Sets the CORS headers that let the web app call the services, whether it was opened as 127.0.0.1 or as localhost.
 * Answers preflight requests.
 * @returns whether the request was a preflight request and is answered
 */
function allowOrigin(request: IncomingMessage, response: ServerResponse): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return false;
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('access-control-expose-headers', exposed);
  response.setHeader('vary', 'origin');
  if (request.method !== 'OPTIONS' || !request.headers['access-control-request-method']) return false;
  response.writeHead(204, {
    'access-control-allow-methods': 'GET, HEAD, POST, PUT, DELETE',
    'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '*',
    'access-control-max-age': '600',
  });
  response.end();
  return true;
}

interface Mount {
  prefix: string;
  service: Service;
}

function failureOf(error: unknown): { status: number; message: string } {
  if (error instanceof BodyTooLarge) return { status: 413, message: error.message };
  if (diskFull.isReason(error)) {
    diskFull.tell();
    return { status: 507, message: 'The disk of this machine is full.' };
  }
  console.error(error);
  return { status: 500, message: 'The local cloud failed; see its output.' };
}

/**
 * The HTTP server of the local cloud. It passes each request to the service that is mounted at the request's
 * path, and refuses requests of web pages other than the web app's.
 */
export class FrontDoor {
  private readonly server: Server;
  private readonly mounts: Mount[] = [];
  private website: Service | null = null;

  /**
   * @param port port on which the server listens
   * @param sitePort port in the URL of the web app
   */
  constructor(
    private readonly port: number,
    private readonly sitePort = port,
  ) {
    this.server = createServer({ maxHeaderSize: 65_536 }, (request, response) =>
      this.receive(request, response),
    );
    // A request fails that is sent over a connection which the server is just closing.
    this.server.keepAliveTimeout = 0;
    this.server.on('upgrade', (request, socket, head) => {
      const mount = this.find(request);
      if (isForeign(request, this.sitePort) || !mount?.service.upgrade) return socket.destroy();
      this.strip(request, mount.prefix);
      mount.service.upgrade(request, socket, head);
    });
  }

  async open(): Promise<void> {
    this.server.listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
  }

  mount(prefix: string, service: Service): void {
    this.mounts.push({ prefix, service });
  }

  /** Sets the service that answers every path at which no other service is mounted. */
  mountWebsite(service: Service): void {
    this.website = service;
  }

  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.server.close(resolve));
    this.server.closeAllConnections();
    await closed;
  }

  private find(request: IncomingMessage): Mount | undefined {
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
    return this.mounts.find(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`));
  }

  /**
   * Removes the mount prefix from the path of a request. The original path stays in the header `x-original-url`, for
   * signature checks.
   */
  private strip(request: IncomingMessage, prefix: string): void {
    request.headers['x-original-url'] = request.url;
    const rest = (request.url ?? '').slice(prefix.length);
    request.url = rest.startsWith('/') ? rest : `/${rest}`;
  }

  private receive(request: IncomingMessage, response: ServerResponse): void {
    const mount = this.find(request);
    // A service that handles CORS itself decides about the Origin.
    const asked = mount?.service.handlesOrigins ? { headers: { host: request.headers.host } } : request;
    if (isForeign(asked, this.sitePort)) {
      return answerJson(response, 403, { message: 'This address serves its own pages only.' });
    }
    if (mount) {
      if (!mount.service.handlesOrigins && allowOrigin(request, response)) return;
      this.strip(request, mount.prefix);
    }
    if (!mount && request.headers.host?.startsWith('localhost')) {
      // The web app must have one origin: the services' URLs and its content security policy name 127.0.0.1.
      response.writeHead(307, { location: `http://127.0.0.1:${this.port}${request.url ?? '/'}` }).end();
      return;
    }
    const service = mount?.service ?? this.website;
    if (!service) {
      response.setHeader('retry-after', '1');
      return answerJson(response, 503, { message: 'Not ready yet.' });
    }
    const serve = async () => service.handle(request, response);
    serve().catch((error: unknown) => {
      const { status, message } = failureOf(error);
      if (response.headersSent) return response.destroy();
      answerJson(response, status, { message });
    });
  }
}
