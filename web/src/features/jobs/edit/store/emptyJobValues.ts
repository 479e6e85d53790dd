import type { JobValues } from '../JobValues';

/**
 * The values with which the editor of a new job starts: a draft that shows the organization's name. The order
 * of the keys is that of the fields in the editor.
 */
export const emptyJobValues: JobValues = {
  ...{ title: null, organizationOpenJobsId: null, organizationName: null, coverImage: null },
  ...{ openJobJobId: null, occupations: [], workType: null, contractKind: null, numberOfDayPerWeek: null },
  ...{ numberOfHoursPerDay: null, baseLocationTypes: [], openJobBaseLocationId: null },
  ...{ baseLocationDetail: null, salaryType: null, minumumSalary: null, maximumSalary: null },
  ...{ dutiesChange: null, termType: null, renewalTerms: null, trialPeriod: null, placeChange: null },
  ...{ workingHours: null, discretionaryWork: null, holidays: null, overtimePay: null, insurance: null },
  ...{ smokingMeasures: null, engagementPeriod: null, endingTerms: null },
  ...{ overView: null, issue: null, description: null, recommendFor: null, skills: [] },
  ...{ requiredSkillTags: [], requiredSkillTagsDescription: null, welcomeSkillTags: [] },
  ...{ welcomeSkillTagsDescription: null, selectionProcesses: [], selectionProcessSupplement: null },
  ...{ isHideOrganizationName: false, organizationNameForHidden: null, hidingReason: null },
  isHideSkills: false,
  ...{ skillNamesForHidden: null, consultantName: null, owners: [], memo: null, isExcellent: false },
  publication: 'DRAFT',
};
