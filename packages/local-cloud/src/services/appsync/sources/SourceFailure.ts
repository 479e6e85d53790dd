/** A data source answered with an error: it becomes `ctx.error`, and `result` becomes `ctx.result`. */
export class SourceFailure extends Error {
  constructor(
    readonly type: string,
    message: string,
    readonly result: unknown = null,
  ) {
    super(message);
  }
}
