import type { JobSummary } from '../../../entities/job/JobSummary';
import type { HomeJobFragment } from '../../../generated/home';
import type { HomeUser } from '../HomeUser';

/** Adds the person's keep of and application to a job, which the search did not read. */
export const withOwnRows = (job: HomeJobFragment, user: HomeUser | undefined): JobSummary => ({
  ...job,
  myFavorite: user?.favoriteOpenJobs?.items.find(({ openJobID }) => openJobID === job.id) ?? null,
  myApply: user?.applies?.items.find(({ openJobID }) => openJobID === job.id) ?? null,
});
