import { Job } from '../../model/entities/Job';
import { keyOf } from '../../model/ids';
import { collection } from '../lib/collection';
import { itemAt } from '../lib/itemAt';
import { env } from './needs';
import type { SummarizedTalent } from './talentFacts';

/**
 * Reads what a Slack message says about a talent. It comes from stored records, because the caller's arguments
 * are not trusted. Null if the person has no profile.
 */
export async function readTalent(sub: string): Promise<SummarizedTalent | null> {
  const profile = await collection(env('TALENT_TABLE'), sub);
  const user = profile.find((row) => row.__typename === 'User');
  if (!user) return null;
  const id = user.userMainJobId;
  const occupation = id ? await itemAt(env('CATALOG_TABLE'), keyOf(Job, String(id))) : undefined;
  const histories = profile.filter((row) => row.__typename === 'WorkHistory');
  return { user, histories, occupation: occupation?.name };
}
