import { collection } from '../lib/collection';
import { env } from './needs';
import type { SlackMessage } from '../lib/slack/SlackMessage';
import { factsOf } from './factsOf';
import { section } from '../lib/slack/section';

/** What is posted when somebody has registered; null while there is no profile. */
export async function newUser(sub: string): Promise<SlackMessage | null> {
  const profile = await collection(env('TALENT_TABLE'), sub);
  const user = profile.find((row) => row.__typename === 'User');
  if (!user) return null;
  const url = `${env('SITE_URL')}/admin/profile/${sub}`;
  return section('新しいタレントの登録がありました', await factsOf(user, profile), url);
}
