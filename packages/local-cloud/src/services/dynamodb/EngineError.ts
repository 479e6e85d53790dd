/** What the engine refused, by the name of DynamoDB's exception, e.g. `ConditionalCheckFailedException`. */
export class EngineError extends Error {
  constructor(
    readonly type: string,
    message: string,
    readonly status: number,
    readonly requestId: string,
    /** The exception's further members, `CancellationReasons` say, as they are on the wire. */
    readonly answer: Readonly<Record<string, unknown>>,
  ) {
    super(message);
  }
}
