import type { NumberRange } from '../../../components/filters/NumberRange';
import type { LocationType, SalaryType, WorkType } from '../../../generated/schema';

/** Everything that decides what a page of results shows. Empty lists and nulls filter nothing. */
export interface JobSearch {
  keyword: string;
  jobs: string[];
  skills: string[];
  prefectures: string[];
  workTypes: WorkType[];
  locations: LocationType[];
  /** Days a week. */
  days: NumberRange | null;
  /** Hours a day. */
  hours: NumberRange | null;
  /** Hours a week: days times hours a day. */
  week: { from: number | null; to: number | null };
  salaryType: SalaryType | null;
  /** Yen, the lower bound of what is paid; only together with salaryType, which gives it its meaning. */
  salary: { from: number | null; to: number | null };
  publishedWithinDays: number | null;
  onlyExcellent: boolean;
  /** Null = by relevance with a keyword, newest first without. */
  sort: 'new' | 'pay' | null;
  /** From 1. */
  page: number;
}
