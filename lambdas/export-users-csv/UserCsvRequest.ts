import type { EnumValue } from '../../model/enums';

/** The payload with which AppSync invokes the CSV export of talents. The resolver has already validated it. */
export interface UserCsvRequest {
  exportId: string;
  type: EnumValue<'UserCsvType'>;
  /** The administrator's search filter for the exported talents, as OpenSearch queries. */
  conditions: object[];
}
