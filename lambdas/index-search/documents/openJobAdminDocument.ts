import { jobStateOf } from '../../../model/jobStateOf';
import type { SearchDocument } from '../Action';
import type { JobItems } from '../TableReader';
import { jobFields } from './jobFields';
import { omitEmpty } from './omitEmpty';

/**
 * Builds the search document of a job for administrators. Drafts and closed jobs have one too. It contains
 * the organization's real name even if the job hides it.
 */
export function openJobAdminDocument(items: JobItems): SearchDocument {
  const { organizationName, organizationNameForHidden, isHideOrganizationName } = items.job;
  const { favoriteCount, memo, owners, reviewRequestedAt, reviewNote } = items.job;
  const { itemsDueOn, itemsClosedAt } = items.job;
  return {
    ...jobFields(items, 'admin'),
    ...omitEmpty({
      shownOrganizationName: isHideOrganizationName === true ? organizationNameForHidden : organizationName,
      ...{ favoriteCount, memo, owners, reviewRequestedAt, reviewNote, state: jobStateOf(items.job) },
      ...{ itemsDueOn, itemsClosedAt },
    }),
  };
}
