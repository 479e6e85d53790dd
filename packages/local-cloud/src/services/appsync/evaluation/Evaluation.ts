import type { Effects, RaisedError } from '../runtime/Effects';

/**
 * What one call of a resolver's request or response handler produced: its result `value`, and the error that
 * it raised (null if it raised none).
 */
export interface Evaluation extends Effects {
  value: unknown;
  error: RaisedError | null;
  /**
   * Set if the handler ended with a call of `runtime.earlyReturn`. `skipTo` is the option of this name in the
   * call; null if the call did not contain it.
   */
  earlyReturn: { skipTo: 'END' | 'NEXT' | null } | null;
  /** The resolver's stash after the handler, also when the handler raised an error. */
  stash: Record<string, unknown>;
}
