import type { StoredJobFragment } from '../../../generated/storedJob';

/** A job with everything that is needed to copy it, including its selection steps and occupations. */
export interface CopiedJob extends StoredJobFragment {
  selectionProcesses: {
    items: readonly { step: number | null; title: string | null; description: string | null }[];
  } | null;
  mainJobs: { items: readonly { jobID: string | null; isSelected: boolean | null }[] } | null;
}
