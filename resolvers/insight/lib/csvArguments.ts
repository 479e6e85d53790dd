import type { EnumValue } from '../../../model/enums';
import type { Condition } from '../../search/lib/Searchable';

export interface CsvArgs {
  /** DAY, WEEK or MONTH. */
  period: string;
  metricsType?: string | null;
  /** The first day of a period, `YYYY-MM-DD`. */
  date?: string | null;
}

export interface UserCsvArgs {
  filter?: Condition | null;
  /** The columns of the list, a row per work history, or contact data as well. */
  type: EnumValue<'UserCsvType'>;
}
