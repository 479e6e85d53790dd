import type { EnumValue } from '../../../model/enums';
import type { Condition } from '../../search/lib/Searchable';

export interface UserCsvArgs {
  filter?: Condition | null;
  /** What the list shows, a row per work history, or contact data too. */
  type: EnumValue<'UserCsvType'>;
}
