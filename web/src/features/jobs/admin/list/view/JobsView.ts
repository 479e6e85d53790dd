import type { jobsFocuses } from './jobsFocuses';
import type { JobState } from '../../../../../../../model/jobStates';

/** What the administrators' table of jobs shows: filters, order, page. The URL contains it. */
export interface JobsView {
  keyword: string;
  states: JobState[];
  /**
   * The id of the organization or of the occupation whose jobs are shown; null for all organizations or
   * occupations.
   */
  organization: string | null;
  occupation: string | null;
  /** The name of the consultant whose jobs are shown; null for all consultants. */
  consultant: string | null;
  /** What the shown jobs have that administrators decide about; null for all jobs. */
  focus: (typeof jobsFocuses)[number] | null;
  sort: {
    field: 'title' | 'organizationName' | 'publishedAt' | 'updatedAt' | 'itemsDueOn';
    direction: 'asc' | 'desc';
  };
  /** The page of the table, counted from 1. */
  page: number;
}
