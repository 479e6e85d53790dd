import { collection } from '../lib/collection';
import { env } from './needs';
import type { SlackMessage } from '../lib/slack/SlackMessage';
import { talentSummary } from './talentSummary';
import { buildSlackMessage } from '../lib/slack/buildSlackMessage';

/** Builds the Slack message about a newly registered talent. Null if the talent has no profile yet. */
export async function newUser(sub: string): Promise<SlackMessage | null> {
  const profile = await collection(env('TALENT_TABLE'), sub);
  const user = profile.find((row) => row.__typename === 'User');
  if (!user) return null;
  const url = `${env('SITE_URL')}/admin/profile/${sub}`;
  return buildSlackMessage('新しいタレントの登録がありました', await talentSummary(user, profile), url);
}
