import { isPublic } from '../../../model/visibility/isPublic';
import type { SearchDocument } from '../Action';
import type { JobItems } from '../TableReader';
import { jobFields } from './jobFields';
import { omitEmpty } from './omitEmpty';

/** Keeps are counted for everybody only where there are enough to hide whose. */
const FEWEST_SHOWN = 5;

/** A public job as everybody may find it; undefined for any other. */
export function openJobDocument(items: JobItems): SearchDocument | undefined {
  const { job } = items;
  if (!isPublic(job)) return undefined;
  const isHidden = job.isHideOrganizationName === true;
  const keeps = Number(job.favoriteCount ?? 0);
  return {
    ...jobFields(items, 'public'),
    ...omitEmpty({
      shownOrganizationName: isHidden ? job.organizationNameForHidden : job.organizationName,
      favoriteCount: keeps >= FEWEST_SHOWN ? keeps : undefined,
    }),
  };
}
