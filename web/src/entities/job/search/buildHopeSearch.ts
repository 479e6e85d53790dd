import type { LocationType, SalaryType } from '../../../generated/schema';
import { emptyJobSearch } from './emptyJobSearch';
import type { JobSearch } from './JobSearch';

/** A talent's wishes for a job. Null and an empty list mean that the talent has no such wish. */
export interface Hopes {
  hopeLocationType: LocationType | null;
  numberOfDayPerWeek: number | null;
  numberOfHoursPerDay: number | null;
  salaryType: SalaryType | null;
  /** The lowest acceptable salary in yen, for the unit of time in `salaryType`. */
  minumumSalary: number | null;
  /** The ids of the prefectures where the talent can work. */
  areas: readonly string[];
  /** The ids of the occupations that the talent wants. */
  wanted: readonly string[];
  /** The ids of the occupations that the talent does not want. */
  unwanted: readonly string[];
}

const upTo = (most: number | null) => (most === null ? null : { from: Math.min(1, most), to: most });

/**
 * Converts a talent's wishes into a job search: jobs that need at most the talent's available time and whose
 * lowest salary is at least the desired minimum. Without wanted occupations, it searches all `occupations`
 * (the ids of all that exist) except the unwanted ones. Prefectures are ignored for talents who want to work
 * remotely.
 */
export function buildHopeSearch(hopes: Hopes, occupations: readonly string[]): JobSearch {
  const { hopeLocationType, salaryType, minumumSalary, areas, wanted, unwanted } = hopes;
  const others = occupations.filter((id) => !unwanted.includes(id));
  return {
    ...emptyJobSearch,
    occupations: wanted.length > 0 ? [...wanted] : unwanted.length > 0 ? others : [],
    prefectures: hopeLocationType === 'REMOTE' ? [] : [...areas],
    locations: hopeLocationType ? [hopeLocationType] : [],
    days: upTo(hopes.numberOfDayPerWeek),
    hours: upTo(hopes.numberOfHoursPerDay),
    salaryType,
    salary: { from: salaryType && minumumSalary, to: null },
  };
}
