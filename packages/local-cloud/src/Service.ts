import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/**
 * The HTTP interface of one emulated AWS service. The front door (the local cloud's HTTP server) removes the
 * path at which the service is mounted from `request.url`. The original path stays in the header
 * `x-original-url`, because signatures cover it.
 */
export interface Service {
  /**
   * True if the service handles CORS itself: it sets the headers and answers preflight requests. For a
   * service without this flag, the front door does so, and permits only web pages of this machine.
   */
  readonly handlesOrigins?: boolean;
  handle(request: IncomingMessage, response: ServerResponse): void | Promise<void>;
  upgrade?(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /**
   * Stops the service. Resolves when requests in progress have ended and the data that the service has
   * confirmed are stored.
   */
  stop(): Promise<void>;
}
