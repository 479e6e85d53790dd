import type { FunctionFailure } from './LambdaError';

/** The data of a starting worker. */
export interface RuntimeData {
  folder: string;
  handler: string;
  functionName: string;
  functionArn: string;
  memoryMegabytes: number;
}

/** To the worker: one event. */
export interface InvocationMessage {
  requestId: string;
  /** JSON */
  event: string;
  /** Milliseconds since 1970 at which the time is up. */
  deadline: number;
}

/** From the worker: the handler is loaded or could not be, or one event's outcome (a result in JSON). */
export type RuntimeMessage =
  | { kind: 'ready' }
  | { kind: 'broken'; failure: FunctionFailure }
  | { kind: 'result'; requestId: string; result: string }
  | { kind: 'failure'; requestId: string; failure: FunctionFailure };
