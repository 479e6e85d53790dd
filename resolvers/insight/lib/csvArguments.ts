import type { EnumValue } from '../../../model/enums';
import type { Condition } from '../../search/lib/Searchable';

export interface CsvArgs {
  /** The length of the dashboard's periods in the file: DAY, WEEK or MONTH. */
  period: string;
  metricsType?: string | null;
  /** The first day of the period (a day, a week or a month), as `YYYY-MM-DD`. */
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
