import type { NumberRange } from '../../../components/filters/NumberRange';
import type { LocationType, SalaryType, WorkType } from '../../../generated/schema';

/** All conditions of a page of results. Empty lists and null do not filter. */
export interface JobSearch {
  keyword: string;
  occupations: string[];
  skills: string[];
  prefectures: string[];
  workTypes: WorkType[];
  locations: LocationType[];
  /** Days per week. */
  days: NumberRange | null;
  /** Hours per day. */
  hours: NumberRange | null;
  /** Hours per week: days times hours per day. */
  week: { from: number | null; to: number | null };
  salaryType: SalaryType | null;
  /** Yen, compared with the lower bound of the salary; only together with salaryType. */
  salary: { from: number | null; to: number | null };
  publishedWithinDays: number | null;
  onlyExcellent: boolean;
  /** Null: by relevance with a keyword, newest first without. */
  sort: 'new' | 'pay' | null;
  /** From 1. */
  page: number;
}
