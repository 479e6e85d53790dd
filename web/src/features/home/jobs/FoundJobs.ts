import type { HomeJobFragment } from '../../../generated/home';
import type { HomeUser } from '../HomeUser';

/** What the search for the home screen's jobs has found, for the blocks that show it. */
export interface FoundJobs {
  user: HomeUser | undefined;
  /** The newest first; undefined while they are loading. */
  jobs: readonly HomeJobFragment[] | undefined;
  hasFailed: boolean;
  onRetry: () => void;
}
