import type { JobState } from '../../../../../model/jobStates';

/** What an organization's list of its jobs shows. */
export interface OwnJobsView {
  /** All states, if empty. */
  states: readonly JobState[];
  /** Whether only public jobs are shown that lack something and have a day for it. */
  isLacking: boolean;
  /** Counted from 1. */
  page: number;
}
