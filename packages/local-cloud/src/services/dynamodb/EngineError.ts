/** What the engine refused, by the name of DynamoDB's exception, e.g. `ConditionalCheckFailedException`. */
export class EngineError extends Error {
  constructor(
    readonly type: string,
    message: string,
    readonly status: number,
    readonly requestId: string,
    /** Further members of the exception, such as `CancellationReasons`, in wire format. */
    readonly answer: Readonly<Record<string, unknown>>,
  ) {
    super(message);
  }
}
