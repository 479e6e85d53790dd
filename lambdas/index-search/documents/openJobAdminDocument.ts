import type { SearchDocument } from '../Action';
import type { JobItems } from '../TableReader';
import { jobFields } from './jobFields';
import { omitEmpty } from './omitEmpty';

/** A job for administrators, drafts and closed ones included, with the organization's real name. */
export function openJobAdminDocument(items: JobItems): SearchDocument {
  const { organizationName, organizationNameForHidden, isHideOrganizationName, favoriteCount, memo, owners } =
    items.job;
  return {
    ...jobFields(items, 'admin'),
    ...omitEmpty({
      shownOrganizationName: isHideOrganizationName === true ? organizationNameForHidden : organizationName,
      ...{ favoriteCount, memo, owners },
    }),
  };
}
