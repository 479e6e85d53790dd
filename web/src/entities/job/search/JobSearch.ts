import type { NumberRange } from '../../../components/filters/NumberRange';
import type { LocationType, SalaryType, WorkType } from '../../../generated/schema';

/** All conditions of a job search, its order and its page. An empty list and null mean no condition. */
export interface JobSearch {
  keyword: string;
  occupations: string[];
  skills: string[];
  prefectures: string[];
  workTypes: WorkType[];
  locations: LocationType[];
  /** The range of days per week in a job search; null for no limit. */
  days: NumberRange | null;
  /** The range of hours per day in a job search; null for no limit. */
  hours: NumberRange | null;
  /** The range of hours per week in a job search: days per week times hours per day. Null for no limit. */
  week: { from: number | null; to: number | null };
  salaryType: SalaryType | null;
  /**
   * The range, in yen, in which the lower bound of a job's salary must be. Both ends are null while
   * `salaryType` is null.
   */
  salary: { from: number | null; to: number | null };
  publishedWithinDays: number | null;
  onlyExcellent: boolean;
  /** The order of the jobs. Null means by relevance when there is a keyword, otherwise newest first. */
  sort: 'new' | 'pay' | null;
  /** The page of the results, counted from 1. */
  page: number;
}
