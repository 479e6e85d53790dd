import type { EnumValue } from '../../model/enums';

/** The request from AppSync, which has validated it. */
export interface UserCsvRequest {
  exportId: string;
  type: EnumValue<'UserCsvType'>;
  /** The caller's filter, as queries of OpenSearch. */
  conditions: object[];
}
