import type { JobSummary } from '../../../entities/job/JobSummary';
import type { HomeJobFragment } from '../../../generated/home';
import type { HomeUser } from '../HomeUser';

/**
 * Adds to a job the person's own keep (the record that they saved the job) and application. The search does
 * not return them, so they are taken from `user`.
 */
export const withOwnRows = (job: HomeJobFragment, user: HomeUser | undefined): JobSummary => ({
  ...job,
  myFavorite: user?.favoriteOpenJobs?.items.find(({ openJobID }) => openJobID === job.id) ?? null,
  myApply: user?.applies?.items.find(({ openJobID }) => openJobID === job.id) ?? null,
});
