import type { ApplyType, LocationType, WorkType } from '../../generated/schema';
import type { JobOrganization } from './JobOrganization';
import type { Salary } from '../../components/conditions/Salary';

/**
 * The fields of a job that its card shows, a part of the API's type OpenJob. Null means that the job does not
 * state the value.
 */
export interface JobSummary extends JobOrganization, Salary {
  id: string;
  title: string | null;
  coverImage: string | null;
  workType: WorkType | null;
  numberOfDayPerWeek: number | null;
  numberOfHoursPerDay: number | null;
  baseLocationTypes: LocationType[] | null;
  baseLocation: { name: string } | null;
  skills: string[] | null;
  skillNamesForHidden: string | null;
  overView: string | null;
  isExcellent: boolean | null;
  isPublic: boolean | null;
  publishedAt: string | null;
  closedAt: string | null;
  job: { name: string } | null;
  myFavorite: { isFavorite: boolean | null } | null;
  myApply: { type: ApplyType | null } | null;
}
