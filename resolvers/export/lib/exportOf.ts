import { util } from '@aws-appsync/utils';
import type { Item } from '../../lib/Item';

/** An export as its owner sees it: the table counts the end in seconds, the API tells a time. */
export function exportOf(row: Item): Item {
  return { ...row, expiresAt: util.time.epochMilliSecondsToISO8601((row.expiresAt as number) * 1000) };
}
