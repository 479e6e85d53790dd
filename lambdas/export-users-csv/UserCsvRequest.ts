import type { EnumValue } from '../../model/enums';

/**
 * The payload with which AppSync invokes the function export-users-csv. The resolver has already validated
 * it.
 */
export interface UserCsvRequest {
  exportId: string;
  type: EnumValue<'UserCsvType'>;
  /**
   * The clauses of the OpenSearch query that selects the talents to export, for each step of the search. The first step
   * that finds somebody counts, as on the screen.
   */
  conditions: object[][];
}
