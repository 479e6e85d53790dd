import { OpenJob } from '../../../../../model/entities/OpenJob';
import { postingItems } from '../../../../../model/postings/postingItems';
import { isOwnUpload } from '../../../../../model/rules/isOwnUpload';
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
  ...(['organizationNameForHidden', 'hidingReason', 'isHideSkills', 'skillNamesForHidden'] as const),
  ...(['openJobBaseLocationId', 'openJobJobId', 'contractKind'] as const),
  ...postingItems.map(({ field }) => field),
] satisfies readonly (keyof CreateOpenJobInput & keyof StoredJobFragment)[];

/**
 * The fields that a member of an organization does not copy: those that only administrators may write, and
 * the owners of the job.
 */
const NOT_FOR_MEMBERS: readonly string[] = [...OpenJob.adminOnlyInputs, 'owners'];

/**
 * Returns the input that creates a draft with the contents of a job. The title, the general skills (`skills`)
 * and whether the job is featured are not copied. The organization's name is copied only if the job has no
 * organization's id, and the cover only if the person uploaded it, because a new record can name nobody else's
 * uploads.
 * @param area who makes the copy: administrators, or the job's organization
 * @param sub the person who makes the copy
 */
export function buildJobCopy(
  job: StoredJobFragment,
  area: JobArea,
  sub: string,
): Omit<CreateOpenJobInput, 'title'> {
  const fields = COPIED.filter((field) => area === 'admin' || !NOT_FOR_MEMBERS.includes(field));
  const copied = Object.fromEntries(fields.map((field) => [field, job[field]]));
  const isOwnCover = isOwnUpload(job.coverImage ?? '', [sub], true);
  return {
    ...copied,
    coverImage: isOwnCover ? job.coverImage : null,
    ...(job.organizationOpenJobsId === null && { organizationName: job.organizationName }),
    requiredSkillTags: job.requiredSkillTags?.map(({ id }) => id),
    welcomeSkillTags: job.welcomeSkillTags?.map(({ id }) => id),
    isDraft: true,
    isPublic: false,
  };
}
