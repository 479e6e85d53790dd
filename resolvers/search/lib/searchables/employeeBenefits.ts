import type { Searchable } from '../../../../model/search/Searchable';

export const employeeBenefits: Searchable = {
  kinds: {
    all: 'keyword',
    boolean: 'isDraft',
    date: 'createdAt',
    number: 'usedCount',
    text: 'title',
    word: 'id tagIDs organizationId',
  },
  adminOnly: 'isDraft',
  sorts: 'title createdAt usedCount',
  aggregates: 'tagIDs organizationId isDraft',
  date: 'createdAt',
};
