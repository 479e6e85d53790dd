import type { EnumValue } from '../../../model/enums';

interface Entry {
  id: string;
  name: string;
}

/** A job as a guest sees it, as far as the mail of an alert says something about it. */
export interface MailedJob {
  id: string;
  title: string;
  isHideOrganizationName?: boolean | null;
  organizationName?: string | null;
  organizationNameForHidden?: string | null;
  workType?: EnumValue<'WorkType'> | null;
  baseLocationTypes?: readonly EnumValue<'LocationType'>[] | null;
  baseLocation?: Entry | null;
  job?: Entry | null;
  requiredSkillTags?: readonly Entry[] | null;
  welcomeSkillTags?: readonly Entry[] | null;
  numberOfDayPerWeek?: number | null;
  salaryType?: EnumValue<'SalaryType'> | null;
  minumumSalary?: number | null;
  maximumSalary?: number | null;
  isExcellent?: boolean | null;
}
