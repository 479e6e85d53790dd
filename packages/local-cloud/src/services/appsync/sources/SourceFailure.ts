/**
 * Error that a data source reports. The response handler gets it as `ctx.error`, and its member `result` as
 * `ctx.result`.
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
