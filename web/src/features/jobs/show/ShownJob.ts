import type { JobDetailQuery } from '../../../generated/jobDetail';

export type ShownJob = NonNullable<JobDetailQuery['getOpenJob']>;
