import { env } from './needs';
import type { SlackMessage } from '../lib/slack/SlackMessage';
import { scrub } from './scrub';
import { buildSlackMessage } from '../lib/slack/buildSlackMessage';

/** Builds the Slack message about a skill that a user has proposed. The message does not name the user. */
export function skillProposal(name: string): SlackMessage {
  return buildSlackMessage(
    'スキルの追加が提案されました',
    { スキル名: scrub(name) },
    `${env('SITE_URL')}/admin/catalog`,
  );
}
