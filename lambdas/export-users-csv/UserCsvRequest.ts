import type { EnumValue } from '../../model/enums';

/** What AppSync hands over, checked there. */
export interface UserCsvRequest {
  exportId: string;
  type: EnumValue<'UserCsvType'>;
  /** The caller's filter, as queries of OpenSearch. */
  conditions: object[];
}
