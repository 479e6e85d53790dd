import type { IncomingMessage, ServerResponse } from 'node:http';

export interface RouteCall {
  request: IncomingMessage;
  response: ServerResponse;
  /** What the pattern's groups matched, decoded. */
  parts: string[];
}

/** One path below `/_local`. The result is sent as JSON unless the route has answered itself. */
export interface Route {
  method: 'GET' | 'POST';
  path: RegExp;
  answer(call: RouteCall): unknown;
}

/** Ends a route's work with this status and sentence. */
export class RouteError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}
