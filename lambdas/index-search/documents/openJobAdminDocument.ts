import type { SearchDocument } from '../Action';
import type { JobItems } from '../Source';
import { jobFields } from './jobFields';
import { present } from './present';

/** Any job as administrators find it: drafts and closed ones too, with the organization's real name. */
export function openJobAdminDocument(items: JobItems): SearchDocument {
  const { organizationName, organizationNameForHidden, isHideOrganizationName, favoriteCount, memo, owners } =
    items.job;
  return {
    ...jobFields(items, 'admin'),
    ...present({
      shownOrganizationName: isHideOrganizationName === true ? organizationNameForHidden : organizationName,
      ...{ favoriteCount, memo, owners },
    }),
  };
}
