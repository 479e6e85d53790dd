import type { ApplicantQuery } from '../../../generated/applyToJob';

/** The applicant's own profile, and the companies that they have entered as blocked: at most one is read. */
export type Applicant = NonNullable<ApplicantQuery['getUser']> & {
  blocks: ApplicantQuery['listCompanyBlocks']['items'];
};
