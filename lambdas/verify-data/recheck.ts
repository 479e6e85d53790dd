import { setTimeout as pause } from 'node:timers/promises';
import { differencesOf } from '../derived/differencesOf';
import type { Difference } from '../derived/Difference';
import { isSame } from '../derived/isSame';
import { Sources } from '../derived/Sources';
import { itemAt } from '../lib/itemAt';
import { tableName } from '../lib/tableName';

/**
 * Waits for some seconds, compares the records of these differences a second time, and returns the
 * differences that persist. The other ones were updates in progress.
 */
export async function recheck(doubts: readonly Difference[], seconds: number): Promise<Difference[]> {
  if (doubts.length === 0) return [];
  await pause(seconds * 1000);
  const left: Difference[] = [];
  for (const doubt of doubts) {
    const row = await itemAt(tableName(doubt.by.table), doubt.by.key);
    if (!row) continue;
    const now = await differencesOf(doubt.by.table, row, new Sources(), [doubt.value]);
    const same = now.find(
      ({ key, attribute, is, should }) =>
        key.pk === doubt.key.pk &&
        key.sk === doubt.key.sk &&
        attribute === doubt.attribute &&
        isSame(is, doubt.is) &&
        isSame(should, doubt.should),
    );
    if (same) left.push(same);
  }
  return left;
}
