import { buildSlackMessage } from '../lib/slack/buildSlackMessage';
import type { SlackMessage } from '../lib/slack/SlackMessage';
import { type SummarizedTalent, talentFacts } from './talentFacts';

/**
 * Builds the Slack message about a newly registered talent.
 * @param site origin of the site
 */
export function newUser(sub: string, talent: SummarizedTalent, site: string): SlackMessage {
  const url = `${site}/admin/profile/${sub}`;
  return buildSlackMessage('新しいタレントの登録がありました', talentFacts(talent), url);
}
