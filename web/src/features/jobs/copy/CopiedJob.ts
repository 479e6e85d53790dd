import type { StoredJobFragment } from '../../../generated/storedJob';

/** A job as far as its copy needs it, with its selection steps and occupations. */
export interface CopiedJob extends StoredJobFragment {
  selectionProcesses: {
    items: readonly { step: number | null; title: string | null; description: string | null }[];
  } | null;
  mainJobs: { items: readonly { jobID: string | null; isSelected: boolean | null }[] } | null;
}
