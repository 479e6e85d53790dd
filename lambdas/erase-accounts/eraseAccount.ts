import { audit } from '../lib/audit';
import { collection } from '../lib/collection';
import { env } from './needs';
import { formerNames } from '../lib/formerNames';
import { beginErasure } from './beginErasure';
import type { DueAccount } from './DueAccount';
import { eraseFiles } from './eraseFiles';
import { deletePoolUser } from './deletePoolUser';
import { deleteRequests } from './deleteRequests';
import { removeFromCatalogue } from './removeFromCatalogue';
import { removeFromConversations } from './removeFromConversations';
import { removeFromJobs } from './removeFromJobs';
import { anonymizeWritings } from './anonymizeWritings';
import { readNames } from './readNames';
import { findRemains } from './findRemains';
import { deleteItems } from './deleteItems';

/** Removes every item of a partition. */
async function erasePartition(table: string, pk: string): Promise<void> {
  await deleteItems(table, await collection(table, pk));
}

/**
 * Number of passes over an account; each pass finds what was written about the person during the one before.
 */
const PASSES = 3;

/**
 * One pass, safe to interrupt: first disables sign-in, then erases what is found through the person's own
 * rows, then these rows. Every step is idempotent.
 */
async function erase(sub: string): Promise<void> {
  const [talents, insights] = [env('TALENT_TABLE'), env('INSIGHT_TABLE')];
  const { signed, full } = await readNames(sub);
  await deletePoolUser(sub);
  await removeFromJobs(sub, full);
  await anonymizeWritings(sub);
  await removeFromConversations(sub, signed);
  await removeFromCatalogue(sub);
  await erasePartition(insights, `Export#${sub}`);
  await erasePartition(talents, `${sub}#private`);
  await erasePartition(talents, sub);
  await eraseFiles(sub);
}

/**
 * Rows at a former key would not be found, and a migration would move them to the erased person's partition.
 * @throws while the person's rows are not migrated
 */
async function assertMigrated(sub: string): Promise<void> {
  const rows = await collection(env('TALENT_TABLE'), formerNames.privatePartition(sub));
  if (rows.length > 0) throw new Error('The private rows are not migrated yet');
}

/**
 * Erases a person from the user pool, the files and every table; the search indices follow the streams.
 * Returns false when the request was withdrawn before the erasure began. Deletes the request last, so that
 * the next night resumes a run that failed or was interrupted.
 */
export async function eraseAccount(account: DueAccount): Promise<boolean> {
  const { sub, requestedBy } = account;
  await assertMigrated(sub);
  if (!(await beginErasure(account))) return false;
  let remains: string[] = [];
  for (let pass = 0; pass < PASSES; pass += 1) {
    await erase(sub);
    remains = await findRemains(sub);
    if (remains.length === 0) break;
  }
  if (remains.length > 0) throw new Error(`${remains.length} traces remain, the first is ${remains[0]}`);
  await audit({ actor: requestedBy, action: 'eraseAccount', subject: sub });
  await deleteRequests(sub);
  return true;
}
