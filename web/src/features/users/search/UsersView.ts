import type { SearchableUserSortInput } from '../../../generated/schema';
import type { skillYearSteps } from '../../../../../model/search/skillYearSteps';
import type { PayPeriod } from './payChoices';
import type { UserFacet } from './userFacets';

export type SkillYears = (typeof skillYearSteps)[number];

/** The conditions, order and page of a search of talents. They are part of the URL. */
export interface UsersView {
  keyword: string;
  /** The selected values of each filter. An empty list means no condition. */
  facets: Readonly<Record<UserFacet, string[]>>;
  /** The minimum number of days per week on which the talent is available. */
  daysFrom: number | null;
  /** The minimum number of hours per day on which the talent is available. */
  hoursFrom: number | null;
  /** The minimum years of experience with one of the chosen skills; without a chosen skill it is no condition. */
  yearsFrom: SkillYears | null;
  /** The most that the talent may hope for at least, in yen; hopes for other periods are converted. */
  pay: { type: PayPeriod; most: number } | null;
  /** The minimum average evaluation of the talent, 1 to 5. */
  ratedFrom: number | null;
  /** Only talents who visited Enishi within this number of days; null for all. */
  visitedWithin: number | null;
  /** The order of the talents. Null means by relevance when there is a keyword, otherwise newest first. */
  sort: { field: SearchableUserSortInput['field']; direction: 'asc' | 'desc' } | null;
  /** The page of the results, counted from 1. */
  page: number;
  /** The sub of the talent whose details are open; null when none are. */
  open: string | null;
}
