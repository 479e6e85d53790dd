import { UserApplies } from '../../model/entities/UserApplies';
import { childrenPrefix } from '../../model/ids';
import { contractReminderKey } from '../../model/terms/contractReminderKey';
import { listContractDates } from '../../model/terms/listContractDates';
import { collection } from '../lib/collection';
import { endOf } from '../lib/contracts/endOf';
import { sheetsOf } from '../lib/contracts/sheetsOf';
import { toVersions } from '../lib/contracts/toVersions';
import { deleteItems } from '../lib/deleteItems';
import { env } from './needs';

/**
 * Deletes the reminders of a person's contracts, which name their applications: those of the terms in force, of each
 * version before, and of an end.
 */
export async function endReminders(sub: string): Promise<void> {
  const { pk, sk } = childrenPrefix(UserApplies, sub);
  for (const application of await collection(env('TALENT_TABLE'), pk, sk)) {
    if (application.__typename !== 'UserApplies' || application.type !== 'CONTRACTED') continue;
    const versions = toVersions(await sheetsOf(env('TALENT_TABLE'), application));
    const dates = versions.flatMap((_, place) => {
      const then = versions.slice(0, place + 1);
      return [...listContractDates(then), ...listContractDates(then, endOf(application))];
    });
    const keys = dates.map((date) => contractReminderKey(String(application.id), date));
    const unique = [...new Map(keys.map((key) => [`${key.pk} ${key.sk}`, key])).values()];
    await deleteItems(env('INSIGHT_TABLE'), unique);
  }
}
