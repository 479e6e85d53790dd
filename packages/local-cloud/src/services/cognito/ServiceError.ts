/** A refusal in AWS's own words: `name` is the exception's name, `message` what the service says. */
export class ServiceError extends Error {
  constructor(
    override readonly name: string,
    message: string,
    readonly status = 400,
  ) {
    super(message);
  }
}
