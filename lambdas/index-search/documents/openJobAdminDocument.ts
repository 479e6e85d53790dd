import type { SearchDocument } from '../Action';
import type { JobItems } from '../TableReader';
import { jobFields } from './jobFields';
import { omitEmpty } from './omitEmpty';

/**
 * Builds the search document of a job for administrators. Drafts and closed jobs have one too, and it contains the
 * organization's real name.
 */
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
