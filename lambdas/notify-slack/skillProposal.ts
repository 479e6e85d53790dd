import { env } from './needs';
import type { SlackMessage } from '../lib/slack/SlackMessage';
import { scrub } from './scrub';
import { section } from '../lib/slack/section';

/** A name that somebody misses in the catalogue of skills; who it was is not told. */
export function skillProposal(name: string): SlackMessage {
  return section(
    'スキルの追加が提案されました',
    { スキル名: scrub(name) },
    `${env('SITE_URL')}/admin/catalog`,
  );
}
