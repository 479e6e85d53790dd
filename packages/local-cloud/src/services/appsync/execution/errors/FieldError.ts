import type { RaisedError } from '../../runtime/Effects';

/** A field failed with an error of AppSync's own shape. */
export class FieldError extends Error {
  /** No stack trace: collecting it for each refusal would cost more than the refusal. */
  override readonly stack = '';

  constructor(readonly raised: RaisedError) {
    super(raised.message);
  }
}

/** The error of `util.unauthorized()` and of AppSync's own directives. */
export function notAuthorized(type: string, field: string): FieldError {
  const message = `Not Authorized to access ${field} on type ${type}`;
  return new FieldError({ message, errorType: 'Unauthorized', data: null, errorInfo: null });
}

/** A failure of the API itself: a wrong request to a data source, a limit, a fault. */
export function failure(errorType: string, message: string): FieldError {
  return new FieldError({ message, errorType, data: null, errorInfo: null });
}
