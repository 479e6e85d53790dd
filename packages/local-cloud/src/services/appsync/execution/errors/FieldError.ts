import type { RaisedError } from '../../runtime/Effects';

/** Error of a GraphQL field with AppSync's additional members: error type, data and error info. */
export class FieldError extends Error {
  /**
   * Stack trace of the error. It is always empty, because collecting one for each refused field would take
   * more time than the rest of the refusal.
   */
  override readonly stack = '';

  constructor(readonly raised: RaisedError) {
    super(raised.message);
  }
}

/**
 * Returns the error of `util.unauthorized()` and of access directives such as `@aws_iam`, for a field that the caller
 * may not access.
 */
export function notAuthorized(type: string, field: string): FieldError {
  const message = `Not Authorized to access ${field} on type ${type}`;
  return new FieldError({ message, errorType: 'Unauthorized', data: null, errorInfo: null });
}

/**
 * Returns an error that AppSync itself raises for a field: an invalid request to a data source, an exceeded limit, or
 * an internal error.
 */
export function failure(errorType: string, message: string): FieldError {
  return new FieldError({ message, errorType, data: null, errorInfo: null });
}
