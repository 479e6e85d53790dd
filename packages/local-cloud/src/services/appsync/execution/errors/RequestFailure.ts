import type { FormattedError } from './FormattedError';

/** Error for a GraphQL request that AppSync refuses to execute, with the HTTP status and AppSync's error type. */
export class RequestFailure extends Error {
  constructor(
    readonly status: number,
    readonly errorType: string,
    message: string,
  ) {
    super(message);
  }

  get errors(): Pick<FormattedError, 'errorType' | 'message'>[] {
    return [{ errorType: this.errorType, message: this.message }];
  }
}
