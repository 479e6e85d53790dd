import type { JobsView } from './JobsView';

export const emptyJobsView: JobsView = {
  keyword: '',
  states: [],
  organization: null,
  occupation: null,
  consultant: null,
  focus: null,
  sort: { field: 'updatedAt', direction: 'desc' },
  page: 1,
};
