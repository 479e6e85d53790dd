import type { StoredJobQuery } from '../../../../generated/adminJob';

/** A job with everything that administrators see of it. */
export type DetailedJob = NonNullable<StoredJobQuery['getOpenJob']>;
