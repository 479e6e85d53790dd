import type { RaisedError } from './Effects';

/** Exception with which `util.error` and `util.unauthorized` end the evaluation of a resolver's handler. */
export class ResolverError extends Error {
  readonly raised: RaisedError;

  constructor(message: string, errorType?: unknown, data?: unknown, errorInfo?: unknown) {
    super(message);
    this.raised = {
      message,
      errorType: typeof errorType === 'string' ? errorType : null,
      data: data ?? null,
      errorInfo: errorInfo ?? null,
    };
  }
}
