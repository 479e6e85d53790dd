import type { SlackMessage } from '../lib/slack/SlackMessage';
import { scrub } from './scrub';
import { buildSlackMessage } from '../lib/slack/buildSlackMessage';

/**
 * Builds the Slack message about a skill that a user has proposed. The message does not name the user.
 * @param site origin of the site
 */
export function skillProposal(name: string, site: string): SlackMessage {
  return buildSlackMessage(
    'スキルの追加が提案されました',
    { スキル名: scrub(name) },
    `${site}/admin/catalog`,
  );
}
