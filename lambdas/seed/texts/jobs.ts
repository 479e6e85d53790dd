import type { postingItems } from '../../../model/postings/postingItems';
import type { EnumValue } from '../../../model/enums';
import type { OccupationName } from '../catalogues/occupations';
import json from '../data/jobs.json';

/**
 * The texts and conditions of one demo job in jobs.json. The seed adds dates, ids, the steps of the hiring
 * process and the copy of the organization.
 */
export interface JobText {
  /** The key of the job's organization in organizations.json. */
  by: string;
  title: string;
  work: [type: EnumValue<'WorkType'>, daysPerWeek: number, hoursPerDay: number];
  at: EnumValue<'LocationType'>[];
  /** The kind of pay (such as monthly) that the job offers, and its minimum and maximum in yen. */
  pay: [type: EnumValue<'SalaryType'>, minimum: number, maximum: number];
  /** The names of the skill tags that the job requires. */
  required: string[];
  welcome: string[];
  overView: string;
  issue: string;
  /** The description of the job: a paragraph, then bullet points, each on a line of its own. */
  description: string[];
  recommendFor: string[];
  /** What a public job lacks although it needs it, so that it has a day until which it must have it. */
  lacks?: (typeof postingItems)[number]['field'];
  /** The state of a demo job that is not open; missing for an open job. */
  state?: 'draft' | 'requested' | 'closed';
}

interface OccupationJobs {
  occupation: OccupationName;
  jobs: JobText[];
}

/** All demo jobs, grouped by occupation. */
export const jobs = json as OccupationJobs[];
