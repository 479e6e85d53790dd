import type { Searchable } from '../../../../model/search/Searchable';

export const userApplies: Searchable = {
  kinds: {
    all: 'keyword',
    boolean: '',
    date: 'createdAt updatedAt',
    number: '',
    text: 'consultantName',
    word: 'id userID openJobID organizationId type reached',
  },
  adminOnly: '',
  identities: { id: 'id userID openJobID' },
  sorts: 'createdAt updatedAt type',
  aggregates: 'type reached openJobID organizationId consultantName',
  date: 'createdAt',
};
