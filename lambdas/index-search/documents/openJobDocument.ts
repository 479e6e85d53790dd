import { isPublic } from '../../../model/visibility/isPublic';
import type { SearchDocument } from '../Action';
import type { JobItems } from '../TableReader';
import { jobFields } from './jobFields';
import { omitEmpty } from './omitEmpty';

/** Smaller numbers of keeps are not public, because they might reveal who keeps the job. */
const MINIMUM_SHOWN = 5;

/** A job as the public may see it; undefined unless it is public. */
export function openJobDocument(items: JobItems): SearchDocument | undefined {
  const { job } = items;
  if (!isPublic(job)) return undefined;
  const isHidden = job.isHideOrganizationName === true;
  const keeps = Number(job.favoriteCount ?? 0);
  return {
    ...jobFields(items, 'public'),
    ...omitEmpty({
      shownOrganizationName: isHidden ? job.organizationNameForHidden : job.organizationName,
      favoriteCount: keeps >= MINIMUM_SHOWN ? keeps : undefined,
    }),
  };
}
