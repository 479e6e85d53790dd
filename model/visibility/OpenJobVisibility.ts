import { adminOnly, everyone, record } from './rules';
import type { FieldRule, FieldRules } from './FieldRules';

/**
 * Returns a rule for fields of a job that the given flag hides from the public. The job's organization (`client`), its
 * consultants and administrators always see these fields.
 */
const unless = (flag: string, fields: string): FieldRule => ({
  fields,
  public: `!${flag}`,
  client: true,
  inContact: `!${flag}`,
  owner: true,
  admin: true,
});

export const OpenJobVisibility: FieldRules = [
  everyone(`${record} title coverImage workType numberOfDayPerWeek numberOfHoursPerDay baseLocationTypes`),
  everyone(
    'baseLocationDetail salaryType minumumSalary maximumSalary overView issue description recommendFor',
  ),
  everyone('selectionProcessSupplement isHideOrganizationName organizationNameForHidden isHideSkills'),
  everyone(
    'skillNamesForHidden isExcellent isPublic isDraft publishedAt closedAt favoriteCount consultantName',
  ),
  everyone(
    'openJobBaseLocationId baseLocation openJobJobId job mainJobs selectionProcesses myFavorite myApply',
  ),
  unless('isHideOrganizationName', 'organizationOpenJobsId organizationName organization'),
  unless('isHideSkills', 'skills requiredSkillTags requiredSkillTagsDescription welcomeSkillTags'),
  unless('isHideSkills', 'welcomeSkillTagsDescription'),
  { fields: 'owners memo', owner: true, admin: true },
  { fields: 'applyUsers userOpenJobs', client: true, owner: true, admin: true },
  { fields: 'reviewRequestedAt reviewNote', client: true, owner: true, admin: true },
  adminOnly('enishiWorkHistories favorites conversations'),
];
