import type { Viewer } from '../../../model/visibility/FieldRules';
import { OpenJobVisibility } from '../../../model/visibility/OpenJobVisibility';
import { project } from '../../../model/visibility/project';
import { postingItems } from '../../../model/postings/postingItems';
import type { SearchDocument } from '../Action';
import type { JobItems } from '../TableReader';

/** The names of the job fields that lists of jobs can show. */
const SHOWN = (
  'id createdAt updatedAt version title coverImage workType numberOfDayPerWeek numberOfHoursPerDay ' +
  'baseLocationTypes baseLocationDetail salaryType minumumSalary maximumSalary overView issue description ' +
  'recommendFor selectionProcessSupplement isHideOrganizationName organizationNameForHidden isHideSkills ' +
  'skillNamesForHidden isExcellent isPublic isDraft publishedAt closedAt consultantName organizationOpenJobsId ' +
  'organizationName organization openJobJobId job openJobBaseLocationId baseLocation skills requiredSkillTags ' +
  'requiredSkillTagsDescription welcomeSkillTags welcomeSkillTagsDescription contractKind'
)
  .split(' ')
  .concat(postingItems.map(({ field }) => field));

/**
 * Returns the card of a job: the fields that lists of jobs show, as far as this viewer may see them. Missing
 * fields are null, so that resolvers do not read the job to look for them.
 */
export function jobCard({ job }: JobItems, viewer: Viewer): SearchDocument {
  const seen: SearchDocument = project(OpenJobVisibility, job, viewer);
  return Object.fromEntries(SHOWN.map((field) => [field, seen[field] ?? null]));
}
