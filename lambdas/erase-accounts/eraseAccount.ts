import { audit } from '../lib/audit';
import { sessionEndRow } from '../../model/sessionEndRow';
import { collection } from '../lib/collection';
import { env } from './needs';
import { beginErasure } from './beginErasure';
import type { DueAccount } from './DueAccount';
import { endUserCsvs } from './endUserCsvs';
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
import { migrations } from '../migrate-data/migrations';
import { versionRow } from '../migrate-data/versionRow';

async function erasePartition(table: string, pk: string): Promise<void> {
  await deleteItems(table, await collection(table, pk));
}

/**
 * Maximum number of passes of one erasure. A later pass finds what was written about the person during the
 * earlier one.
 */
const PASSES = 3;

/**
 * Runs one pass of the erasure. The user of the pool is deleted first, so that the person cannot sign in any
 * more. The person's own rows are deleted after everything that is found through them. Every step is
 * idempotent, so that an interrupted run can be repeated.
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
  await erasePartition(insights, `UserNotice#${sub}`);
  await erasePartition(insights, sessionEndRow(sub, 0).pk);
  await erasePartition(talents, `${sub}#private`);
  await erasePartition(talents, sub);
  await eraseFiles(sub);
}

/**
 * Throws an error while rows may have former keys. The erasure would not find them there, and the migration would
 * later move them to the erased person's partition.
 */
async function assertMigrated(): Promise<void> {
  const newest = migrations.length;
  const { version = newest } = (await versionRow.read()) ?? {};
  if (version < newest)
    throw new Error(`The data have version ${version} of ${newest}: they are being migrated`);
}

/**
 * Erases a person from the user pool, the files and all tables, and deletes the exports that can name them. The search
 * indices follow through the tables' streams. Returns false if the deletion request was cancelled before. The request
 * is deleted last, so that the next nightly run repeats an erasure that failed.
 * @throws Error if something about the person remains after the last pass
 */
export async function eraseAccount(account: DueAccount): Promise<boolean> {
  const { sub, requestedBy } = account;
  await assertMigrated();
  if (!(await beginErasure(account))) return false;
  let remains: string[] = [];
  for (let pass = 0; pass < PASSES; pass += 1) {
    await erase(sub);
    remains = await findRemains(sub);
    if (remains.length === 0) break;
  }
  if (remains.length > 0) throw new Error(`${remains.length} traces remain, the first is ${remains[0]}`);
  await endUserCsvs(sub);
  await audit({ actor: requestedBy, action: 'eraseAccount', subject: sub });
  await deleteRequests(sub);
  return true;
}
