import type { JobState } from '../../../../../model/jobStates';
import type { postingItems } from '../../../../../model/postings/postingItems';
import type { LocationType } from '../../../generated/schema';
import type { StoredJobFragment } from '../../../generated/storedJob';

/** One selection step of a job as the editor holds it. Its number is its index in the list plus 1. */
export interface StepValue {
  /** The id of the stored step; for a step that is not stored yet, an id that the editor has made. */
  id: string;
  title: string | null;
  description: string | null;
}

type Plain =
  | ('title' | 'organizationOpenJobsId' | 'organizationName' | 'consultantName' | 'coverImage')
  | ('openJobJobId' | 'workType' | 'numberOfDayPerWeek' | 'numberOfHoursPerDay' | 'openJobBaseLocationId')
  | ('baseLocationDetail' | 'salaryType' | 'minumumSalary' | 'maximumSalary' | 'overView' | 'issue')
  | ('description' | 'recommendFor' | 'requiredSkillTagsDescription' | 'welcomeSkillTagsDescription')
  | ('selectionProcessSupplement' | 'organizationNameForHidden' | 'skillNamesForHidden' | 'memo')
  | ('contractKind' | 'hidingReason')
  | (typeof postingItems)[number]['field'];

/** The values of the editor of a job. */
export interface JobValues extends Pick<StoredJobFragment, Plain> {
  owners: string[];
  baseLocationTypes: LocationType[];
  isHideOrganizationName: boolean;
  isHideSkills: boolean;
  isExcellent: boolean;
  /** The names of the job's skills. They are not ids, because the API returns a job's skills by name. */
  skills: string[];
  /** The ids of the skill tags that the job requires. */
  requiredSkillTags: string[];
  welcomeSkillTags: string[];
  /** The ids of the occupations besides the main one. */
  occupations: string[];
  selectionProcesses: StepValue[];
  /** The state that the job will have after saving. */
  publication: JobState;
}
