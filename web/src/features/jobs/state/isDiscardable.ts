import { jobStateOf } from '../../../../../model/jobStateOf';
import { wasPublic } from '../../../../../model/visibility/wasPublic';

/** Returns whether a job can be deleted: it is a draft that nobody but its staff has ever seen. */
export const isDiscardable = (job: object): boolean =>
  jobStateOf({ ...job }) === 'DRAFT' && !wasPublic({ ...job });
