import type { JobSummary } from '../../../entities/job/JobSummary';
import type { HomeJobFragment } from '../../../generated/home';
import type { HomeUser } from '../HomeUser';

/**
 * Adds the person's own keep and application to a job. The search does not return them, so they are taken
 * from `user`.
 */
export const withOwnRows = (job: HomeJobFragment, user: HomeUser | undefined): JobSummary => ({
  ...job,
  myFavorite: user?.favoriteOpenJobs?.items.find(({ openJobID }) => openJobID === job.id) ?? null,
  myApply: user?.applies?.items.find(({ openJobID }) => openJobID === job.id) ?? null,
});
