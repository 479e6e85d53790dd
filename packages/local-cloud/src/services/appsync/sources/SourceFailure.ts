/**
 * Error that a data source reports. The response handler gets the error as `ctx.error`, and the error's
 * `result` as `ctx.result`.
 */
export class SourceFailure extends Error {
  constructor(
    readonly type: string,
    message: string,
    readonly result: unknown = null,
  ) {
    super(message);
  }
}
