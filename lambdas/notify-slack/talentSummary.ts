import { Job } from '../../model/entities/Job';
import { keyOf } from '../../model/ids';
import { plainLine } from '../../model/plainLine';
import { env } from './needs';
import type { Item } from '../lib/Item';
import { itemAt } from '../lib/itemAt';

const HISTORIES = 5;

/**
 * Returns the lines that describe a talent in a Slack message, by their Japanese titles. They are built from
 * stored records, because the caller's arguments are not trusted.
 */
export async function talentSummary(user: Item, profile: Item[]): Promise<Record<string, unknown>> {
  const jobId = user.userMainJobId;
  const job = jobId ? await itemAt(env('CATALOG_TABLE'), keyOf(Job, String(jobId))) : undefined;
  const histories = profile.filter((row) => row.__typename === 'WorkHistory').slice(-HISTORIES);
  const positions = histories.map((row) => [row.organizationName, row.position].filter(Boolean).join(' '));
  return {
    お名前: plainLine(String(user.name ?? '')),
    生年月日: user.birthDate,
    職種: job?.name,
    職歴: positions.join('、'),
  };
}
