import type { EnumValue } from '../../../model/enums';
import type { OccupationName } from '../catalogues/occupations';
import json from '../data/pages.json';

/** A public page: its path, its heading and the search for jobs that it shows. */
interface PageText {
  url: string;
  header: string;
  jobs?: OccupationName[];
  /** Names of skill tags. */
  skillTags?: string[];
  workType?: EnumValue<'WorkType'>[];
  baseLocationTypes?: EnumValue<'LocationType'>[];
  maximumHoursPerWeek?: number;
  salaryType?: EnumValue<'SalaryType'>;
  minumumSalary?: number;
}

export const pages = json as PageText[];
