import type { Searchable } from '../Searchable';
import { openJobs } from './openJobs';

const { kinds } = openJobs;

/** What administrators may search all jobs by, and job staff those of their organization. */
export const allJobs: Searchable = {
  ...openJobs,
  kinds: {
    ...kinds,
    boolean: `${kinds.boolean} isPublic isDraft`,
    date: `${kinds.date} updatedAt closedAt reviewRequestedAt`,
    text: `${kinds.text} organizationName consultantName`,
    word: `${kinds.word} state`,
  },
  sorts: `${openJobs.sorts} updatedAt organizationName`,
  aggregates: `${openJobs.aggregates} isPublic isDraft organizationId consultantName state`,
};
