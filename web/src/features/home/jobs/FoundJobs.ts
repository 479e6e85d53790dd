import type { HomeJobFragment } from '../../../generated/home';
import type { HomeUser } from '../HomeUser';

/** The result of the job search of the home screen, for the blocks that show it. */
export interface FoundJobs {
  user: HomeUser | undefined;
  /** The found jobs, the newest first; undefined while they are loading. */
  jobs: readonly HomeJobFragment[] | undefined;
  hasFailed: boolean;
  onRetry: () => void;
}
