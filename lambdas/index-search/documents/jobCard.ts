import type { Viewer } from '../../../model/visibility/FieldRules';
import { OpenJobVisibility } from '../../../model/visibility/OpenJobVisibility';
import { project } from '../../../model/visibility/project';
import type { SearchDocument } from '../Action';
import type { JobItems } from '../TableReader';

/** What lists show of a job. */
const SHOWN = (
  'id createdAt updatedAt version title coverImage workType numberOfDayPerWeek numberOfHoursPerDay ' +
  'baseLocationTypes baseLocationDetail salaryType minumumSalary maximumSalary overView issue description ' +
  'recommendFor selectionProcessSupplement isHideOrganizationName organizationNameForHidden isHideSkills ' +
  'skillNamesForHidden isExcellent isPublic isDraft publishedAt closedAt consultantName organizationOpenJobsId ' +
  'organizationName organization openJobJobId job openJobBaseLocationId baseLocation skills requiredSkillTags ' +
  'requiredSkillTagsDescription welcomeSkillTags welcomeSkillTagsDescription'
).split(' ');

/**
 * A job as this viewer may see it, with every field of a list: null where there is nothing, so that a resolver sees
 * that it need not look elsewhere.
 */
export function jobCard({ job }: JobItems, viewer: Viewer): SearchDocument {
  const seen: SearchDocument = project(OpenJobVisibility, job, viewer);
  return Object.fromEntries(SHOWN.map((field) => [field, seen[field] ?? null]));
}
