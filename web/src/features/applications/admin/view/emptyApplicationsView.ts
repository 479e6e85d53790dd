import type { ApplicationsView } from './ApplicationsView';

export const emptyApplicationsView: ApplicationsView = {
  keyword: '',
  types: [],
  consultant: null,
  from: null,
  to: null,
  sort: { field: 'createdAt', direction: 'desc' },
  page: 1,
  open: null,
};
