import type { ApplyType, RejectionReason } from '../../../generated/schema';
import type { Failure } from '../../../lib/errors/Failure';

/** What job staff note about a rejection for themselves. */
export interface MoveDecision {
  rejectionReason: RejectionReason;
  note: string;
}

/** A step of a job's own selection among the interviews. */
export interface MoveStep {
  id: string;
  title: string;
}

/** A change of an application's state that the server has not confirmed. */
export interface UnsentMove {
  /** The id of the application. */
  id: string;
  /**
   * The version of the application that the person saw. If the stored version is another one, the server
   * refuses the change.
   */
  version: number;
  to: ApplyType;
  /** The step of the job's own selection, if the move is to one. */
  step?: MoveStep;
  /** What the mover writes to the talent; empty for nothing. */
  reason: string;
  /** Why it is a rejection, for colleagues only. */
  decision?: MoveDecision;
  /** The names of the talent and of the job, for the lists of unsent changes. */
  name: string;
  title: string;
  /** When the change was made, in milliseconds since 1970. */
  at: number;
  /** The tab in which the change was made. */
  tab: string;
  /**
   * The state of the change. `waiting`: it is sent soon and can still be taken back; `sending`: the server
   * has not answered yet; `failed`: the server refused it, or there was no connection; `left`: the page was
   * closed before the server answered.
   */
  state: 'waiting' | 'sending' | 'failed' | 'left';
  /** Why the change failed; only in the state `failed`. */
  failure?: Failure;
}
