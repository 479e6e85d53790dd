import { util } from '@aws-appsync/utils';
import { ExportLimits } from '../../../model/limits/ExportLimits';
import type { Item } from '../../lib/Item';

const MOST_MILLISECONDS = ExportLimits.seconds * 1000;

/**
 * An export as its owner sees it: the table counts the end in seconds, the API tells a time. One that nobody has worked
 * on for an hour has failed, whatever became of the call: no function runs that long.
 */
export function exportOf(row: Item): Item {
  const since =
    util.time.nowEpochMilliSeconds() - util.time.parseISO8601ToEpochMilliSeconds(`${row.updatedAt}`);
  const isOpen = row.state === 'QUEUED' || row.state === 'RUNNING';
  const state = isOpen && since > MOST_MILLISECONDS ? 'FAILED' : row.state;
  return { ...row, state, expiresAt: util.time.epochMilliSecondsToISO8601((row.expiresAt as number) * 1000) };
}
