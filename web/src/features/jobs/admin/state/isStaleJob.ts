import { isStalePosting } from '../../../../../../model/rules/posting/isStalePosting';
import { isPublic } from '../../../../../../model/visibility/isPublic';

interface PublishedJob {
  isPublic: boolean | null;
  isDraft: boolean | null;
  publishedAt: string | null;
}

/** Returns whether a job has been public for so long that administrators are asked to check it. */
export function isStaleJob(job: PublishedJob): boolean {
  const publishedAt = job.publishedAt ? Date.parse(job.publishedAt) : null;
  return isPublic({ ...job }) && isStalePosting(publishedAt, Date.now());
}
