import { useState } from 'react';
import type { JobCardFragment } from '../../generated/jobCard';
import type { KeptJobFragment } from '../../generated/keptJobs';

const MAX_COMPARED_JOBS = 4;

export interface Comparison {
  /** The jobs selected for comparison that are still kept, in the order of selection. */
  jobs: JobCardFragment[];
  has: (id: string) => boolean;
  toggle: (id: string) => void;
  clear: () => void;
  isFull: boolean;
  /** The number of jobs that can still be selected for comparison. */
  left: number;
}

/** Manages which kept jobs are selected for comparison. */
export function useComparison(kept: KeptJobFragment[]): Comparison {
  const [ids, setIds] = useState<string[]>([]);
  const jobs = ids.flatMap((id) => kept.find(({ openJob }) => openJob?.id === id)?.openJob ?? []);
  return {
    jobs,
    has: (id) => ids.includes(id),
    toggle: (id) => setIds(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]),
    clear: () => setIds([]),
    isFull: jobs.length >= MAX_COMPARED_JOBS,
    left: MAX_COMPARED_JOBS - jobs.length,
  };
}
