import type { EnumValue } from '../../../model/enums';
import type { OccupationName } from '../catalogues/occupations';
import json from '../data/pages.json';

/**
 * A public page (a saved search for jobs with a URL) in the demo data: its URL, its heading and the search.
 */
interface PageText {
  url: string;
  header: string;
  jobs?: OccupationName[];
  /** The names of the skill tags by which the page searches jobs. */
  skillTags?: string[];
  workType?: EnumValue<'WorkType'>[];
  baseLocationTypes?: EnumValue<'LocationType'>[];
  maximumHoursPerWeek?: number;
  salaryType?: EnumValue<'SalaryType'>;
  minumumSalary?: number;
}

export const pages = json as PageText[];
