import type { Caller } from '../../../model/access';
import type { Rows, Snapshot, StoredRow } from '../../generated/types';
import type { Change } from '../../lib/write/auditEntry';
import type { PostingStash } from './Posting';

/** The stash of the operations that change a job. */
export interface JobChangeStash extends PostingStash {
  who: Caller;
  /** The stored job, and its new values. */
  change: { job: Rows['OpenJob']; values: Snapshot<'OpenJob'> };
  /** The condition of the caller; empty without one. */
  asked: StoredRow;
  /** The changes of the logged edit that is taken back. */
  edit?: readonly Change[];
  /** The subs of the owners who lose the job. */
  formerOwners?: string[];
}
