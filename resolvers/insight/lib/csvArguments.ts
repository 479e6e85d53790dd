import type { EnumValue } from '../../../model/enums';
import type { Condition } from '../../search/lib/Searchable';

export interface CsvArgs {
  /** The length of the periods in the CSV file: DAY, WEEK or MONTH. */
  period: string;
  metricsType?: string | null;
  /**
   * A day as `YYYY-MM-DD`: the last day of the file's values if there is a `metricsType`, otherwise the first
   * day of the period. See `InsightsCsvRequest`.
   */
  date?: string | null;
}

export interface UserCsvArgs {
  filter?: Condition | null;
  /**
   * What a CSV file of talents contains: the columns of the list of talents (PROFILE), these and contact data
   * (CONTACT), or a row for each work history (HISTORY).
   */
  type: EnumValue<'UserCsvType'>;
}
