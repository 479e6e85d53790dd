import type { RaisedError } from './Effects';

/** Thrown by `util.error` and `util.unauthorized`; ends the evaluation. */
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
