import { env } from './needs';
import type { SlackMessage } from '../lib/slack/SlackMessage';
import { scrub } from './scrub';
import { buildSlackMessage } from '../lib/slack/buildSlackMessage';

/** A name that somebody misses in the catalogue of skills; who it was is not told. */
export function skillProposal(name: string): SlackMessage {
  return buildSlackMessage(
    'スキルの追加が提案されました',
    { スキル名: scrub(name) },
    `${env('SITE_URL')}/admin/catalog`,
  );
}
