/**
 * Error with which an emulated AWS service responds: `name` is the name of AWS's exception, `message` its
 * text.
 */
export class ServiceError extends Error {
  constructor(
    override readonly name: string,
    message: string,
    readonly status = 400,
  ) {
    super(message);
  }
}
