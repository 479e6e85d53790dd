import type { EnumValue } from '../enums';

/** When the mail of an alert is sent, in Japan. A weekly one without a day is sent on Mondays. */
export interface AlertSchedule {
  frequency: EnumValue<'AlertFrequency'>;
  hour: number;
  /** 1 is Monday, 7 is Sunday. */
  weekday?: number | null;
}
