import type { ApplyType } from '../../generated/schema';

/** An application as far as the time that it has been in its state depends on it. */
export interface AgedApplication {
  type: ApplyType | null;
  /** The states that it has had, each with its time, the current one last. */
  history: readonly { at: string }[] | null;
  updatedAt: string;
}
