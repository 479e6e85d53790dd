import type { AppliesView } from './ApplicationsView';

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
