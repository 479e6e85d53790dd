import { OpenJob } from '../../model/entities/OpenJob';
import { UserApplies } from '../../model/entities/UserApplies';
import { keyOf, childId, isIdOf } from '../../model/ids';
import { plainLine } from '../../model/plainLine';
import { collection } from '../lib/collection';
import { env } from './needs';
import { itemAt } from '../lib/itemAt';
import type { SlackMessage } from '../lib/slack/SlackMessage';
import { talentSummary } from './talentSummary';
import { buildSlackMessage } from '../lib/slack/buildSlackMessage';

/**
 * Builds the Slack message about a new application. Null if the caller has not applied to the job or has no
 * profile, or if the job does not exist.
 */
export async function newApplication(sub: string, openJobId: string): Promise<SlackMessage | null> {
  if (!isIdOf(OpenJob, openJobId)) return null;
  const talents = env('TALENT_TABLE');
  const [application, profile, job] = await Promise.all([
    itemAt(talents, keyOf(UserApplies, childId(sub, openJobId))),
    collection(talents, sub),
    itemAt(env('OPEN_JOB_TABLE'), keyOf(OpenJob, openJobId)),
  ]);
  const user = profile.find((row) => row.__typename === 'User');
  if (!application || !user || !job) return null;
  const organization = job.isHideOrganizationName ? job.organizationNameForHidden : job.organizationName;
  const facts = {
    案件: plainLine(String(job.title ?? '')),
    企業: plainLine(String(organization ?? '')),
    ...(await talentSummary(user, profile)),
    メッセージ: application.message,
  };
  const link = `${env('SITE_URL')}/admin/applies?id=${childId(sub, openJobId)}`;
  return buildSlackMessage('案件に応募がありました', facts, link);
}
