import type { EnumValue } from '../../../model/enums';
import type { OccupationName } from '../catalogues/occupations';
import json from '../data/jobs.json';

/** The text of one job. The generator adds dates, ids, selection steps and the copy of the organization. */
export interface JobText {
  /** Key of the organization in organizations.json. */
  by: string;
  title: string;
  work: [type: EnumValue<'WorkType'>, daysPerWeek: number, hoursPerDay: number];
  at: EnumValue<'LocationType'>[];
  /** In yen. */
  pay: [type: EnumValue<'SalaryType'>, minimum: number, maximum: number];
  /** Names of skill tags. */
  required: string[];
  welcome: string[];
  overView: string;
  issue: string;
  /** A paragraph, then bullets; one line each. */
  description: string[];
  recommendFor: string[];
  /** Published by default. */
  state?: 'draft' | 'closed';
}

interface OccupationJobs {
  occupation: OccupationName;
  jobs: JobText[];
}

/** Every job of the demo data, by occupation. */
export const jobs = json as OccupationJobs[];
