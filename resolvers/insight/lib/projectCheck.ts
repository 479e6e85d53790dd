import { util } from '@aws-appsync/utils';
import { InsightCheckLimits } from '../../../model/limits/InsightCheckLimits';
import type { StoredRow } from '../../generated/types';
import { asText } from '../../lib/asText';

/**
 * Converts the row of a check to the API's form. A running check is shown as failed if its row has not changed for
 * `InsightCheckLimits.seconds`, because no function runs that long.
 */
export function projectCheck(row: StoredRow): StoredRow {
  const since =
    util.time.nowEpochMilliSeconds() - util.time.parseISO8601ToEpochMilliSeconds(asText(row.updatedAt));
  const isLost = row.state === 'RUNNING' && since > InsightCheckLimits.seconds * 1000;
  return {
    ...{
      isRepair: false,
      startedAt: row.updatedAt,
      rows: 0,
      readUnits: 0,
      differences: 0,
      repaired: 0,
      details: [],
    },
    ...row,
    state: isLost ? 'FAILED' : row.state,
  };
}
