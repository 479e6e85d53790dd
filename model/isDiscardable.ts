import { jobStateOf } from './jobStateOf';
import { wasPublic } from './visibility/wasPublic';

/**
 * Returns whether a job can be deleted: it is a draft that nobody but its staff has ever seen. Resolvers use this function
 * too, so it is limited to the APPSYNC_JS subset.
 */
export const isDiscardable = (job: Record<string, unknown>): boolean =>
  jobStateOf(job) === 'DRAFT' && !wasPublic(job);
