import type { IncomingMessage, ServerResponse } from 'node:http';

export interface RouteCall {
  request: IncomingMessage;
  response: ServerResponse;
  /** The values of the groups in the route's `path`, URL-decoded. */
  parts: string[];
}

/**
 * One route of the developer page, below `/_local`. The result of `answer` is sent as JSON, unless `answer`
 * has sent a response itself. If the request comes from a button on the page, the response is a redirect back
 * to the page.
 */
export interface Route {
  method: 'GET' | 'POST';
  path: RegExp;
  answer(call: RouteCall): unknown;
}

/** Error with which a route of the developer page responds: an HTTP status and one sentence. */
export class RouteError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}
