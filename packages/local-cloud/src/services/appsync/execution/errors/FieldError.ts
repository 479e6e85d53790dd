import type { RaisedError } from '../../runtime/Effects';

/** The error of a GraphQL field, with the members that AppSync adds: error type, data and error info. */
export class FieldError extends Error {
  /**
   * The stack trace. It is empty, because collecting one for each refused field would take more time than
   * everything else that the refusal requires.
   */
  override readonly stack = '';

  constructor(readonly raised: RaisedError) {
    super(raised.message);
  }
}

/**
 * Returns the error for a field that the caller may not access, because a directive such as `@aws_iam`
 * forbids it or because the resolver has called `util.unauthorized()`.
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
