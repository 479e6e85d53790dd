import { OpenJobVisibility } from '../../../model/visibility/OpenJob';
import { project } from '../../../model/visibility/project';
import type { Viewer } from '../../../model/visibility/FieldRules';
import type { SearchDocument } from '../Action';
import type { JobItems } from '../Source';

/** What lists show of a job. */
const SHOWN = (
  'id createdAt updatedAt version title coverImage workType numberOfDayPerWeek numberOfHoursPerDay ' +
  'baseLocationTypes baseLocationDetail salaryType minumumSalary maximumSalary overView issue description ' +
  'recommendFor selectionProcessSupplement isHideOrganizationName organizationNameForHidden isHideSkills ' +
  'skillNamesForHidden isExcellent isPublic isDraft publishedAt closedAt consultantName organizationOpenJobsId ' +
  'organizationName organization openJobJobId job openJobBaseLocationId baseLocation skills requiredSkillTags ' +
  'requiredSkillTagsDescription welcomeSkillTags welcomeSkillTagsDescription'
).split(' ');

interface Named {
  id?: string;
  name?: string;
}

/** The fields that both indices of jobs have, as this viewer may see the job: what is hidden is not in them. */
export function jobFields({ job, mainJobs }: JobItems, viewer: Viewer): SearchDocument {
  const seen: SearchDocument = project(OpenJobVisibility, job, viewer);
  const shown = present(Object.fromEntries(SHOWN.map((field) => [field, seen[field]])));
  const categories = mainJobs.filter(({ isSelected }) => isSelected !== false);
  const tags = [named(seen.requiredSkillTags), named(seen.welcomeSkillTags)].flat();
  const jobs = [...named([seen.job]), ...categories.flatMap((row) => named([row.job]))];
  return {
    ...shown,
    ...present({
      jobIDs: unique([seen.openJobJobId, ...categories.map(({ jobID }) => jobID)]),
      jobNames: unique(jobs.map(({ name }) => name)),
      skillIDs: unique(tags.map(({ id }) => id)),
      skillNames: unique([...tags.map(({ name }) => name), ...list(seen.skills)]),
      prefectureIDs: unique([seen.openJobBaseLocationId]),
      prefectureName: named([seen.baseLocation])[0]?.name,
      organizationId: seen.organizationOpenJobsId,
    }),
  };
}

/** Without what is absent: an empty field is no field. */
export const present = (fields: SearchDocument): SearchDocument =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0),
    ),
  );

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const named = (value: unknown): Named[] =>
  list(value).filter((each): each is Named => typeof each === 'object' && each !== null);

const unique = (values: unknown[]): unknown[] => [
  ...new Set(values.filter((value) => typeof value === 'string' && value !== '')),
];
