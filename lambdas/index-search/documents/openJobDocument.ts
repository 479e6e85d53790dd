import { isPublic } from '../../../model/visibility/isPublic';
import type { SearchDocument } from '../Action';
import type { JobItems } from '../TableReader';
import { jobFields } from './jobFields';
import { omitEmpty } from './omitEmpty';

/**
 * The smallest number of keeps (talents who have saved a job) that the public may see. A lower number might
 * reveal who they are.
 */
const MINIMUM_SHOWN = 5;

/**
 * Builds the search document of a job for everybody. Undefined for a job that is not public, which gets no
 * document.
 */
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
