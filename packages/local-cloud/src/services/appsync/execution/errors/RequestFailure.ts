import type { FormattedError } from './FormattedError';

/** A request that was not executed: its HTTP status and AppSync's error type. */
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
