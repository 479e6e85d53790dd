import { OpenJob } from '../../../../../model/entities/OpenJob';
import type { CreateOpenJobInput } from '../../../generated/schema';
import type { StoredJobFragment } from '../../../generated/storedJob';
import type { JobArea } from '../edit/jobAreas';

/** The fields that a copy of a job has unchanged. */
const COPIED = [
  ...(['organizationOpenJobsId', 'consultantName', 'owners', 'coverImage', 'workType'] as const),
  ...(['numberOfDayPerWeek', 'numberOfHoursPerDay', 'baseLocationTypes', 'baseLocationDetail'] as const),
  ...(['salaryType', 'minumumSalary', 'maximumSalary', 'overView', 'issue', 'description'] as const),
  ...(['recommendFor', 'selectionProcessSupplement', 'requiredSkillTagsDescription'] as const),
  ...(['welcomeSkillTagsDescription', 'memo', 'isHideOrganizationName'] as const),
  ...(['organizationNameForHidden', 'isHideSkills', 'skillNamesForHidden'] as const),
  ...(['openJobBaseLocationId', 'openJobJobId'] as const),
] satisfies readonly (keyof CreateOpenJobInput & keyof StoredJobFragment)[];

/** What members of an organization do not copy: what only administrators write, and who owns the job. */
const NOT_FOR_MEMBERS: readonly string[] = [...OpenJob.adminOnlyInputs, 'owners'];

/**
 * Returns the input that creates a draft with the contents of a job, without its title and its general skills
 * (`skills`). Being featured is not copied. The organization's name is copied only when no organization's id
 * says it.
 * @param area whose copy it is: that of administrators, or that of the job's organization
 */
export function buildJobCopy(job: StoredJobFragment, area: JobArea): Omit<CreateOpenJobInput, 'title'> {
  const fields = COPIED.filter((field) => area === 'admin' || !NOT_FOR_MEMBERS.includes(field));
  const copied = Object.fromEntries(fields.map((field) => [field, job[field]]));
  return {
    ...copied,
    ...(job.organizationOpenJobsId === null && { organizationName: job.organizationName }),
    requiredSkillTags: job.requiredSkillTags?.map(({ id }) => id),
    welcomeSkillTags: job.welcomeSkillTags?.map(({ id }) => id),
    isDraft: true,
    isPublic: false,
  };
}
