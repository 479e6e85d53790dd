import type { Deed } from '../../model/Deed';
import type { StoredRow } from '../generated/types';

/** What the library puts into the stash of every operation. What else an operation has there, it declares. */
export interface CommonStash {
  /** Whether a step has ended the pipeline (`endPipeline`). */
  isEnded?: boolean;
  /** What the log says about the write, more exactly than the input (`markDeed`). */
  deed?: Partial<Deed>;
  /** Whether a write was refused only for the moment (`noteContention`). */
  isContended?: boolean;
  /** The record that is to be created, for `resolveConflict` and `createdOrFail`. */
  record: StoredRow;
}
