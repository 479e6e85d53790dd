import type { Failure } from '../../../lib/errors/Failure';

/** What an import has written for one row. */
export interface Stored {
  /** The record that was created or changed. */
  id: string;
  isNew: boolean;
  belowId?: string;
}

/** What became of a row that the person chose. */
export type Outcome =
  | { state: 'running' }
  /** `partly`: the record is stored, but not the division or link below it. `kept`: it could not be undone. */
  | { state: 'stored'; stored: Stored; partly?: Failure; kept?: Failure }
  | { state: 'refused'; failure: Failure }
  | { state: 'undone' };
