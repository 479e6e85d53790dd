import { collection } from '../lib/collection';
import { env } from './needs';
import type { SlackMessage } from '../lib/slack/SlackMessage';
import { talentSummary } from './talentSummary';
import { buildSlackMessage } from '../lib/slack/buildSlackMessage';

/** The message about a new talent; null while there is no profile. */
export async function newUser(sub: string): Promise<SlackMessage | null> {
  const profile = await collection(env('TALENT_TABLE'), sub);
  const user = profile.find((row) => row.__typename === 'User');
  if (!user) return null;
  const url = `${env('SITE_URL')}/admin/profile/${sub}`;
  return buildSlackMessage('新しいタレントの登録がありました', await talentSummary(user, profile), url);
}
