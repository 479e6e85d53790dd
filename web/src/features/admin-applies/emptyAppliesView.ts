import type { AppliesView } from './AppliesView';

export const emptyAppliesView: AppliesView = {
  keyword: '',
  types: [],
  consultant: null,
  from: null,
  to: null,
  sort: { field: 'createdAt', direction: 'desc' },
  page: 1,
  open: null,
};
