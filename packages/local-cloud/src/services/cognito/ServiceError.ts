/** An error in AWS's words: `name` is the exception's name, `message` the service's text. */
export class ServiceError extends Error {
  constructor(
    override readonly name: string,
    message: string,
    readonly status = 400,
  ) {
    super(message);
  }
}
