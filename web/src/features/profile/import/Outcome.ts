import type { Failure } from '../../../lib/errors/Failure';

/** What an import has stored for one row. */
export interface Stored {
  /** The id of the record that was created or changed. */
  id: string;
  isNew: boolean;
  belowId?: string;
}

/** The state of an import row that the person has chosen. */
export type Outcome =
  | { state: 'running' }
  /**
   * The row is stored. `partly` is set if its division or link could not be stored; `kept` is set if undoing
   * the row failed.
   */
  | { state: 'stored'; stored: Stored; partly?: Failure; kept?: Failure }
  | { state: 'refused'; failure: Failure }
  | { state: 'undone' };
