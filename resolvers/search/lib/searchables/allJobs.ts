import type { Searchable } from '../../../../model/search/Searchable';
import { openJobs } from '../../../../model/search/openJobs';

const { kinds } = openJobs;

/**
 * The fields by which administrators may search all jobs. Clients search the jobs of their own organization
 * by the same fields, except `keyword`.
 */
export const allJobs: Searchable = {
  ...openJobs,
  kinds: {
    ...kinds,
    boolean: `${kinds.boolean} isPublic isDraft isHideOrganizationName`,
    date: `${kinds.date} updatedAt closedAt reviewRequestedAt itemsDueOn`,
    text: `${kinds.text} organizationName consultantName`,
    word: `${kinds.word} state`,
  },
  sorts: `${openJobs.sorts} updatedAt organizationName itemsDueOn`,
  aggregates: `${openJobs.aggregates} isPublic isDraft organizationId consultantName state`,
};
