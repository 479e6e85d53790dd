import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/**
 * One emulated AWS service. The front door strips the mount prefix from `request.url` before it calls; the
 * original path stays in the header `x-original-url`, for signature checks.
 */
export interface Service {
  handle(request: IncomingMessage, response: ServerResponse): void | Promise<void>;
  upgrade?(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Resolves when everything acknowledged is on disk and no work is running. */
  stop(): Promise<void>;
}
