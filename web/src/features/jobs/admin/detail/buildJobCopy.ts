import type { CreateOpenJobInput } from '../../../../generated/schema';
import type { DetailedJob } from './DetailedJob';

/** The fields that a copy of a job has unchanged. */
const COPIED = [
  ...(['organizationOpenJobsId', 'consultantName', 'owners', 'coverImage', 'workType'] as const),
  ...(['numberOfDayPerWeek', 'numberOfHoursPerDay', 'baseLocationTypes', 'baseLocationDetail'] as const),
  ...(['salaryType', 'minumumSalary', 'maximumSalary', 'overView', 'issue', 'description'] as const),
  ...(['recommendFor', 'selectionProcessSupplement', 'requiredSkillTagsDescription'] as const),
  ...(['welcomeSkillTagsDescription', 'memo', 'isHideOrganizationName'] as const),
  ...(['organizationNameForHidden', 'isHideSkills', 'skillNamesForHidden'] as const),
  ...(['openJobBaseLocationId', 'openJobJobId'] as const),
] satisfies readonly (keyof CreateOpenJobInput & keyof DetailedJob)[];

/**
 * Returns the input that creates a draft as a copy of a job. The caller adds the title and `skills`, whose
 * ids the job does not contain. The copy is not featured. The organization's name is copied only if the job
 * has no organization id.
 */
export function buildJobCopy(job: DetailedJob): Omit<CreateOpenJobInput, 'title'> {
  const copied = Object.fromEntries(COPIED.map((field) => [field, job[field]]));
  return {
    ...copied,
    ...(job.organizationOpenJobsId === null && { organizationName: job.organizationName }),
    requiredSkillTags: job.requiredSkillTags?.map(({ id }) => id),
    welcomeSkillTags: job.welcomeSkillTags?.map(({ id }) => id),
    isDraft: true,
    isPublic: false,
  };
}
