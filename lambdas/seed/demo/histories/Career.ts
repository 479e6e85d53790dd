import type { EnumValue } from '../../../../model/enums';
import type { IndustryText } from '../../texts/industries';

/**
 * One employment or activity in a demo talent's career. Months are numbers, counted from January of the year
 * 0, so that they can be compared.
 */
export interface CareerStage {
  historyType: EnumValue<'HistoryType'>;
  organizationName: string;
  industry: IndustryText;
  /** The talent's level of experience during this employment: 0 is the lowest, 2 the highest. */
  level: number;
  startMonth: number;
  /** The last month of the employment or activity; missing if it continues. */
  endMonth?: number;
}

export interface Career {
  /** The number of years since the demo talent's graduation. */
  years: number;
  /** The current month, counted from January of the year 0. */
  nowMonth: number;
  birthMonth: number;
  graduatedMonth: number;
  stages: CareerStage[];
}
