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
    /** Further members of DynamoDB's exception, in DynamoDB's JSON, such as `CancellationReasons`. */
    readonly answer: Readonly<Record<string, unknown>>,
  ) {
    super(message);
  }
}
