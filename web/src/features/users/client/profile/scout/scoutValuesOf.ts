import type { JobsToOfferQuery } from '../../../../../generated/clientProfile';
import type { ScoutValues } from './scoutVariables';

type Job = JobsToOfferQuery['searchOpenJobs']['items'][number];

/** Returns what fills the variables of a scout. A hidden organization is called in it as in the job. */
export const scoutValuesOf = (talent: ScoutValues['talent'], job: Job | undefined): ScoutValues => ({
  talent,
  job: job?.title ?? null,
  company: (job?.isHideOrganizationName ? job.organizationNameForHidden : job?.organizationName) ?? null,
});
