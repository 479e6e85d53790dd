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
     * The body of DynamoDB's error response, which can contain more than the message, such as
     * `CancellationReasons`.
     */
    readonly answer: Readonly<Record<string, unknown>>,
  ) {
    super(message);
  }
}
