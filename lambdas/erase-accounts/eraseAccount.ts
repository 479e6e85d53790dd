import { audit } from '../lib/audit';
import { env } from '../lib/env';
import { beginErasure } from './beginErasure';
import type { DueAccount } from './DueAccount';
import { eraseFiles } from './eraseFiles';
import { erasePartition } from './erasePartition';
import { eraseSignIn } from './eraseSignIn';
import { eraseWishes } from './eraseWishes';
import { leaveCatalogue } from './leaveCatalogue';
import { leaveConversations } from './leaveConversations';
import { leaveJobs } from './leaveJobs';
import { leaveWritings } from './leaveWritings';
import { namesOf } from './namesOf';
import { remainsOf } from './remainsOf';

/** How often an account is gone through: what was written about the person meanwhile is found by the next pass. */
const PASSES = 3;

/**
 * One pass, in an order that an interruption does not harm: first nobody signs in any more, then what is found through
 * the person's own rows, then these rows. Every step finds nothing to do where it was done before.
 */
async function erase(sub: string): Promise<void> {
  const [talents, insights] = [env('TALENT_TABLE'), env('INSIGHT_TABLE')];
  const { signed, full } = await namesOf(sub);
  await eraseSignIn(sub);
  await leaveJobs(sub, full);
  await leaveWritings(sub);
  await leaveConversations(sub, signed);
  await leaveCatalogue(sub);
  await erasePartition(insights, `Export#${sub}`);
  await erasePartition(talents, `${sub}#desk`);
  await erasePartition(talents, sub);
  await eraseFiles(sub);
}

/**
 * Erases a person from the user pool, the files and every table; the indices follow from the tables' streams. False
 * when the wish was taken back before the erasure began. The wish goes last, once nothing is left: what fails or is
 * interrupted is taken up again by the next night.
 */
export async function eraseAccount(account: DueAccount): Promise<boolean> {
  const { sub, requestedBy } = account;
  if (!(await beginErasure(account))) return false;
  let remains: string[] = [];
  for (let pass = 0; pass < PASSES; pass += 1) {
    await erase(sub);
    remains = await remainsOf(sub);
    if (remains.length === 0) break;
  }
  if (remains.length > 0) throw new Error(`${remains.length} traces are left, the first is ${remains[0]}`);
  await audit({ actor: requestedBy, action: 'eraseAccount', subject: sub });
  await eraseWishes(sub);
  return true;
}
