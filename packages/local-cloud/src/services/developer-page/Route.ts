import type { IncomingMessage, ServerResponse } from 'node:http';

export interface RouteCall {
  request: IncomingMessage;
  response: ServerResponse;
  /** Values of the capturing groups in the path of a developer page route, URL-decoded. */
  parts: string[];
}

/**
 * One route of the developer page. Its path is below `/_local`. The result of `answer` is sent as JSON,
 * unless `answer` has already sent a response. After a button of the page was pressed, the page is shown
 * again instead.
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
