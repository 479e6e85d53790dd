import type { SlackMessage } from '../lib/slack/SlackMessage';
import type { SlackSubject } from '../lib/slack/SlackPost';
import { env } from './needs';
import { newApplication } from './newApplication';
import { newUser } from './newUser';
import { readApplication } from './readApplication';
import { readTalent } from './readTalent';

/** Builds the Slack message about stored records. Null if they do not exist. */
export async function messageAbout({ field, sub, openJob }: SlackSubject): Promise<SlackMessage | null> {
  if (field === 'notifyToSlackForNewUser') {
    const talent = await readTalent(sub);
    return talent && newUser(sub, talent, env('SITE_URL'));
  }
  const applied = await readApplication(sub, openJob);
  return applied && newApplication(applied, env('SITE_URL'));
}
