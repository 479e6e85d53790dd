import type { Effects, RaisedError } from '../runtime/Effects';

/**
 * The outcome of one call of a resolver's request or response handler. `value` is the handler's result.
 * `error` is the error that the handler raised, otherwise null.
 */
export interface Evaluation extends Effects {
  value: unknown;
  error: RaisedError | null;
  /**
   * Set when the handler ended with `runtime.earlyReturn`; `skipTo` is null when that call did not name where to
   * continue.
   */
  earlyReturn: { skipTo: 'END' | 'NEXT' | null } | null;
  /** The resolver's stash after the handler, also when the handler raised an error. */
  stash: Record<string, unknown>;
}
