import { OpenJob } from '../../model/entities/OpenJob';
import { UserApplies } from '../../model/entities/UserApplies';
import { addressOf, childId, isIdOf } from '../../model/ids';
import { plainLine } from '../../model/plainLine';
import { collection } from '../lib/collection';
import { env } from './needs';
import { itemAt } from '../lib/itemAt';
import type { SlackMessage } from '../lib/slack/SlackMessage';
import { factsOf } from './factsOf';
import { section } from '../lib/slack/section';

/** What is posted when somebody has applied; null when the caller has no application to that job. */
export async function newApply(sub: string, openJobId: string): Promise<SlackMessage | null> {
  if (!isIdOf(OpenJob, openJobId)) return null;
  const talents = env('TALENT_TABLE');
  const [application, profile, job] = await Promise.all([
    itemAt(talents, addressOf(UserApplies, childId(sub, openJobId))),
    collection(talents, sub),
    itemAt(env('OPEN_JOB_TABLE'), addressOf(OpenJob, openJobId)),
  ]);
  const user = profile.find((row) => row.__typename === 'User');
  if (!application || !user || !job) return null;
  const organization = job.isHideOrganizationName ? job.organizationNameForHidden : job.organizationName;
  const facts = {
    案件: plainLine(String(job.title ?? '')),
    企業: plainLine(String(organization ?? '')),
    ...(await factsOf(user, profile)),
    メッセージ: application.message,
  };
  const link = `${env('SITE_URL')}/admin/applies?id=${childId(sub, openJobId)}`;
  return section('案件に応募がありました', facts, link);
}
