import type { FunctionFailure } from './LambdaError';

/** Data that the worker thread of a Lambda function gets when it starts. */
export interface RuntimeData {
  folder: string;
  handler: string;
  functionName: string;
  functionArn: string;
  memoryMegabytes: number;
}

/** Message that asks the worker thread of a Lambda function to handle one event. */
export interface InvocationMessage {
  requestId: string;
  /** The event for the Lambda function as JSON text. */
  event: string;
  /** Time at which the Lambda function's timeout ends, in milliseconds since 1970. */
  deadline: number;
}

/**
 * Message from the worker thread of a Lambda function: the handler is loaded (`ready`), it could not be
 * loaded (`broken`), or one event was handled with a result (JSON text) or a failure.
 */
export type RuntimeMessage =
  | { kind: 'ready' }
  | { kind: 'broken'; failure: FunctionFailure }
  | { kind: 'result'; requestId: string; result: string }
  | { kind: 'failure'; requestId: string; failure: FunctionFailure };
