import type { CreateOpenJobInput } from '../../../../generated/schema';
import type { DetailedJob } from './DetailedJob';

/** The fields that a copy of a job takes over as they are. */
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
 * Returns the input that creates a draft with the contents of a job, without its title and its general skills
 * (`skills`). Being featured is not copied. The organization's name is copied only when no organization's id
 * says it.
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
