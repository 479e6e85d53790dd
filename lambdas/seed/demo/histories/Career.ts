import type { EnumValue } from '../../../../model/enums';
import type { IndustryText } from '../../texts/industries';

/** One stretch of somebody's working life; months count from year 0, so that they can be compared. */
export interface CareerStage {
  historyType: EnumValue<'HistoryType'>;
  organizationName: string;
  industry: IndustryText;
  /** 0, 1 or 2: how experienced the person was. */
  level: number;
  startMonth: number;
  /** Absent while it goes on. */
  endMonth?: number;
}

export interface Career {
  /** Years since graduation. */
  years: number;
  /** The month that is told from. */
  nowMonth: number;
  bornMonth: number;
  graduatedMonth: number;
  stages: CareerStage[];
}
