/**
 * Error of an invocation that Lambda refuses, because as many invocations as permitted are underway. Lambda's
 * API answers with the HTTP status 429 and the name of this error. The function has not run.
 */
export class TooManyInvocations extends Error {
  override readonly name = 'TooManyRequestsException';

  constructor() {
    super('Rate Exceeded.');
  }
}
