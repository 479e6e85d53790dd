import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { audit } from '../lib/audit';
import { env } from '../lib/env';
import { tables } from '../lib/tables';
import type { DueAccount } from './DueAccount';
import { eraseFiles } from './eraseFiles';
import { eraseSignIn } from './eraseSignIn';
import { erasePartition } from './erasePartition';
import { leaveCatalogue } from './leaveCatalogue';
import { leaveConversations } from './leaveConversations';
import { leaveJobs } from './leaveJobs';
import { leaveWritings } from './leaveWritings';

/**
 * Erases a person from the user pool, the files and every table; the indices follow from the tables' streams.
 * First nobody can sign in any more, last of all goes the wish itself: a failure half-way is taken up again, and
 * every step finds nothing to do where it was done before.
 */
export async function eraseAccount({ sub, wish, requestedBy }: DueAccount): Promise<void> {
  const [talents, insights] = [env('TALENT_TABLE'), env('INSIGHT_TABLE')];
  await eraseSignIn(sub);
  await eraseFiles(sub);
  await leaveJobs(sub);
  await leaveWritings(sub);
  await leaveConversations(sub);
  await leaveCatalogue(sub);
  await erasePartition(insights, `Export#${sub}`);
  await erasePartition(talents, `${sub}#desk`);
  await erasePartition(talents, sub);
  await audit({ actor: requestedBy, action: 'eraseAccount', subject: sub });
  await tables.send(new DeleteCommand({ TableName: insights, Key: wish }));
}
