import type { EnumValue } from '../../../model/enums';
import type { OccupationName } from '../catalogues/occupations';
import json from '../data/pages.json';

/** A demo public page: its URL, its heading and the search for jobs that it shows. */
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
