/** What a function's failed invocation answers: the payload beside `X-Amz-Function-Error`. */
export interface FunctionFailure {
  errorType: string;
  errorMessage: string;
  trace?: string[];
}

/** A handler that threw, ran out of time or memory, or ended its process. The message is the function's own. */
export class LambdaError extends Error {
  constructor(readonly failure: FunctionFailure) {
    super(failure.errorMessage);
    this.name = failure.errorType;
  }
}
