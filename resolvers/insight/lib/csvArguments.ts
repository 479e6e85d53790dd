import type { EnumValue } from '../../../model/enums';
import type { Condition } from '../../search/lib/Searchable';

export interface CsvArgs {
  /** The length of the dashboard's periods in the file: DAY, WEEK or MONTH. */
  period: string;
  metricsType?: string | null;
  /**
   * A day as `YYYY-MM-DD`. Without `metricsType`, the file contains all metrics of the period that begins on
   * this day; with it, the values of the metric up to this day.
   */
  date?: string | null;
}

export interface UserCsvArgs {
  filter?: Condition | null;
  /**
   * What a CSV export of talents contains: the columns of the list (PROFILE), one row for each work history (HISTORY),
   * or also contact data (CONTACT).
   */
  type: EnumValue<'UserCsvType'>;
}
