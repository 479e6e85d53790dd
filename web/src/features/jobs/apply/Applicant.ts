import type { ApplicantQuery } from '../../../generated/applyToJob';

export type Applicant = NonNullable<ApplicantQuery['getUser']>;
