import type { LocationType, SalaryType, WorkType } from './terms';

/** One job, written by hand; the generator adds dates, ids, selection steps and the organization's snapshot. */
export interface JobText {
  /** Key of the organization in texts/organizations. */
  by: string;
  title: string;
  /** Kind of contract, days a week, hours a day. */
  work: [WorkType, number, number];
  at: LocationType[];
  /** Yen: how it is counted, from, to. */
  pay: [SalaryType, number, number];
  required: string[];
  welcome: string[];
  overView: string;
  issue: string;
  /** A paragraph, then bullets; one line each. */
  description: string[];
  recommendFor: string[];
  /** Absent: published. */
  state?: 'draft' | 'closed';
}
