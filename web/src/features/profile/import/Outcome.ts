import type { Failure } from '../../../lib/errors/Failure';

/** What an import has written to the API for one row. */
export interface Stored {
  /** The id of the record that was created or changed. */
  id: string;
  isNew: boolean;
  belowId?: string;
}

/** What has happened to an import row that the person chose. */
export type Outcome =
  | { state: 'running' }
  /**
   * The row is stored. `partly` says why the division or link below its record could not be stored, `kept`
   * why the row could not be undone.
   */
  | { state: 'stored'; stored: Stored; partly?: Failure; kept?: Failure }
  | { state: 'refused'; failure: Failure }
  | { state: 'undone' };
