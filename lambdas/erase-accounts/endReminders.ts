import { UserApplies } from '../../model/entities/UserApplies';
import { childrenPrefix } from '../../model/ids';
import { contractReminderKey } from '../../model/terms/contractReminderKey';
import { listContractDates } from '../../model/terms/listContractDates';
import { collection } from '../lib/collection';
import { endOf } from '../lib/contracts/endOf';
import { paperDueOn } from '../lib/contracts/paperDueOn';
import { sheetsOf } from '../lib/contracts/sheetsOf';
import { toVersions } from '../lib/contracts/toVersions';
import type { StoredRow } from '../lib/StoredRow';
import { deleteItems } from '../lib/deleteItems';
import { env } from './needs';

/** Returns the days until which paper was due with the first accepted versions, after each deed of either side. */
function listPaperDues(application: StoredRow, sheets: readonly StoredRow[], count: number): string[] {
  const log = (application.deliveries ?? []) as unknown[];
  const accepted = sheets
    .filter(({ state }) => state === 'ACCEPTED')
    .toSorted((one, other) => Number(one.number) - Number(other.number))
    .slice(0, count);
  const dues = [...log, null].map((_, place) =>
    paperDueOn({ ...application, deliveries: log.slice(0, place) }, accepted),
  );
  return dues.filter((due) => due !== null);
}

/**
 * Deletes the reminders of a person's contracts, which name their applications: those of the terms in force, of each
 * version before, of an end, and of paper that was due.
 */
export async function endReminders(sub: string): Promise<void> {
  const { pk, sk } = childrenPrefix(UserApplies, sub);
  for (const application of await collection(env('TALENT_TABLE'), pk, sk)) {
    if (application.__typename !== 'UserApplies' || application.type !== 'CONTRACTED') continue;
    const sheets = await sheetsOf(env('TALENT_TABLE'), application);
    const versions = toVersions(sheets);
    const dates = versions.flatMap((_, place) => {
      const then = versions.slice(0, place + 1);
      const papers = listPaperDues(application, sheets, place + 1);
      return [
        ...listContractDates(then),
        ...listContractDates(then, endOf(application)),
        ...papers.flatMap((due) => listContractDates(then, null, due)),
      ];
    });
    const keys = dates.map((date) => contractReminderKey(String(application.id), date));
    const unique = [...new Map(keys.map((key) => [`${key.pk} ${key.sk}`, key])).values()];
    await deleteItems(env('INSIGHT_TABLE'), unique);
  }
}
