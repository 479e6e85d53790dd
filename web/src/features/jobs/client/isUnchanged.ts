import { isStalePosting } from '../../../../../model/rules/posting/isStalePosting';
import { isPublic } from '../../../../../model/visibility/isPublic';
import type { ListedJobFragment } from '../../../generated/storedJob';

/** Returns whether a public job has not been changed for so long that somebody should check it. */
export const isUnchanged = (job: ListedJobFragment): boolean =>
  isPublic({ ...job }) && isStalePosting(Date.parse(job.updatedAt), Date.now());
