/** Error that an emulated AWS service returns: `name` is the name of AWS's exception, `message` AWS's text. */
export class ServiceError extends Error {
  constructor(
    override readonly name: string,
    message: string,
    readonly status = 400,
  ) {
    super(message);
  }
}
