import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/**
 * HTTP interface of one emulated AWS service. The front door removes the mount prefix from `request.url`
 * before it passes a request to the service; the original path stays in the header `x-original-url`, because
 * signatures cover it.
 */
export interface Service {
  /**
   * True when the service handles CORS: it sets the headers and answers preflight requests. For other mounted
   * services, the front door (the local cloud's HTTP server) does so, and only for web pages of this machine.
   */
  readonly handlesOrigins?: boolean;
  handle(request: IncomingMessage, response: ServerResponse): void | Promise<void>;
  upgrade?(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Stops the service. Resolves when its work has ended and everything that it acknowledged is stored. */
  stop(): Promise<void>;
}
