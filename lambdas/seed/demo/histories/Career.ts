import type { EnumValue } from '../../../../model/enums';
import type { IndustryText } from '../../texts/industries';

/** One employment or activity. Months are counted from year 0, so that they can be compared. */
export interface CareerStage {
  historyType: EnumValue<'HistoryType'>;
  organizationName: string;
  industry: IndustryText;
  /** The talent's experience then: 0, 1 or 2. */
  level: number;
  startMonth: number;
  /** Absent when it continues. */
  endMonth?: number;
}

export interface Career {
  /** Years since graduation. */
  years: number;
  /** The current month. */
  nowMonth: number;
  birthMonth: number;
  graduatedMonth: number;
  stages: CareerStage[];
}
