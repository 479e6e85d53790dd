import { adminOnly, everyone, record } from './rules';
import type { FieldRule, FieldRules } from './FieldRules';

/**
 * Returns a rule for fields of a job that are hidden from the public, and from organizations other than the
 * job's own, while the flag `flag` of the job is true. The job's organization (`client`), its consultants
 * (`owner`) and administrators always see these fields.
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
  everyone('contractKind dutiesChange termType renewalTerms trialPeriod placeChange workingHours holidays'),
  everyone('discretionaryWork overtimePay insurance smokingMeasures engagementPeriod endingTerms'),
  unless('isHideOrganizationName', 'organizationOpenJobsId organizationName organization'),
  unless('isHideSkills', 'skills requiredSkillTags requiredSkillTagsDescription welcomeSkillTags'),
  unless('isHideSkills', 'welcomeSkillTagsDescription'),
  { fields: 'owners memo', owner: true, admin: true },
  { fields: 'applyUsers userOpenJobs', client: true, owner: true, admin: true },
  {
    fields: 'reviewRequestedAt reviewNote hidingReason itemsDueOn itemsClosedAt',
    client: true,
    owner: true,
    admin: true,
  },
  adminOnly('enishiWorkHistories favorites conversations'),
];
