import type { Effects, RaisedError } from '../runtime/Effects';

/** The outcome of one handler call: either `value` or `error` is set. */
export interface Evaluation extends Effects {
  value: unknown;
  error: RaisedError | null;
  /** Set when the handler ended with `runtime.earlyReturn`; `skipTo` is null when none was given. */
  earlyReturn: { skipTo: 'END' | 'NEXT' | null } | null;
  /** The stash as the handler left it, also when it raised an error. */
  stash: Record<string, unknown>;
}
