import type { FunctionFailure } from './LambdaError';

/** Data that the worker thread of a Lambda function gets when it starts. */
export interface RuntimeData {
  folder: string;
  handler: string;
  functionName: string;
  functionArn: string;
  memoryMegabytes: number;
}

/** Message with an event that the worker thread of a Lambda function is to handle. */
export interface InvocationMessage {
  requestId: string;
  /** The event for the Lambda function as JSON text. */
  event: string;
  /** Time at which the Lambda function's timeout ends, in milliseconds since 1970. */
  deadline: number;
}

/**
 * Message from the worker thread of a Lambda function: `ready` after the handler was loaded, `broken` if it
 * could not be loaded, and `result` (JSON text) or `failure` after an event was handled.
 */
export type RuntimeMessage =
  | { kind: 'ready' }
  | { kind: 'broken'; failure: FunctionFailure }
  | { kind: 'result'; requestId: string; result: string }
  | { kind: 'failure'; requestId: string; failure: FunctionFailure };
