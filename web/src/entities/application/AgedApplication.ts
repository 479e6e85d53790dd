import type { ApplyType } from '../../generated/schema';

/**
 * The part of an application from which `applicationAge` computes how long it has been in its current state.
 */
export interface AgedApplication {
  type: ApplyType | null;
  /**
   * The states that the application has had, each with the time at which it began, the current state last.
   */
  history: readonly { at: string }[] | null;
  updatedAt: string;
}
