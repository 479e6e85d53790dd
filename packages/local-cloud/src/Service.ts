import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/**
 * HTTP interface of one emulated AWS service. The front door removes the mount prefix from `request.url`
 * before it passes a request to the service; the original path stays in the header `x-original-url`, because
 * signatures cover it.
 */
export interface Service {
  /**
   * True when the service handles CORS itself: it sets the headers and answers preflight requests. Otherwise the
   * front door does.
   */
  readonly handlesOrigins?: boolean;
  handle(request: IncomingMessage, response: ServerResponse): void | Promise<void>;
  upgrade?(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Resolves when the service has stored everything that it acknowledged and has stopped working. */
  stop(): Promise<void>;
}
