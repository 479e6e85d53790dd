import type { JobState } from '../../../../../../../model/jobStates';

/** What the administrators' table of jobs shows: filters, order, page. The URL contains it. */
export interface JobsView {
  keyword: string;
  states: JobState[];
  /** The ids of an organization and of an occupation; null for all. */
  organization: string | null;
  occupation: string | null;
  /** The name of a consultant; null for all. */
  consultant: string | null;
  sort: { field: 'title' | 'organizationName' | 'publishedAt' | 'updatedAt'; direction: 'asc' | 'desc' };
  /** The page of the table, counted from 1. */
  page: number;
}
