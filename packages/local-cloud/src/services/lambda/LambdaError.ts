/**
 * Response payload of a failed invocation of a Lambda function. The HTTP response then also has the header
 * `X-Amz-Function-Error`.
 */
export interface FunctionFailure {
  errorType: string;
  errorMessage: string;
  trace?: string[];
}

/**
 * Error of an invocation whose code could not be loaded, or whose handler threw, exceeded its time or memory,
 * or ended its thread. The message is the `errorMessage` of the response payload.
 */
export class LambdaError extends Error {
  constructor(readonly failure: FunctionFailure) {
    super(failure.errorMessage);
    this.name = failure.errorType;
  }
}
