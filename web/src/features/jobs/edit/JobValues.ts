import type { JobState } from '../../../../../model/jobStates';
import type { LocationType } from '../../../generated/schema';
import type { StoredJobFragment } from '../../../generated/storedJob';

/** One step of a job's selection in the editor. Its place in the list is its number. */
export interface StepValue {
  /** The id of the stored step; for a step that is not stored yet, an id of the editor's own. */
  id: string;
  title: string | null;
  description: string | null;
}

type Plain =
  | ('title' | 'organizationOpenJobsId' | 'organizationName' | 'consultantName' | 'coverImage')
  | ('openJobJobId' | 'workType' | 'numberOfDayPerWeek' | 'numberOfHoursPerDay' | 'openJobBaseLocationId')
  | ('baseLocationDetail' | 'salaryType' | 'minumumSalary' | 'maximumSalary' | 'overView' | 'issue')
  | ('description' | 'recommendFor' | 'requiredSkillTagsDescription' | 'welcomeSkillTagsDescription')
  | ('selectionProcessSupplement' | 'organizationNameForHidden' | 'skillNamesForHidden' | 'memo');

/** The values of the editor of a job. */
export interface JobValues extends Pick<StoredJobFragment, Plain> {
  owners: string[];
  baseLocationTypes: LocationType[];
  isHideOrganizationName: boolean;
  isHideSkills: boolean;
  isExcellent: boolean;
  /** Names of skills, because a job does not contain their ids. */
  skills: string[];
  /** Ids of skill tags. */
  requiredSkillTags: string[];
  welcomeSkillTags: string[];
  /** Ids of further occupations. */
  occupations: string[];
  selectionProcesses: StepValue[];
  /** The state that the job has after it is saved. */
  publication: JobState;
}
