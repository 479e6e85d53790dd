/**
 * Error that the DynamoDB engine returned; `type` is the name of DynamoDB's exception, such as
 * `ConditionalCheckFailedException`.
 */
export class EngineError extends Error {
  constructor(
    readonly type: string,
    message: string,
    readonly status: number,
    readonly requestId: string,
    /**
     * The body of DynamoDB's error response, with further members of the exception such as
     * `CancellationReasons`.
     */
    readonly answer: Readonly<Record<string, unknown>>,
  ) {
    super(message);
  }
}
