import { plain } from '../lib/slack/plain';
import type { SlackMessage } from '../lib/slack/SlackMessage';

/** A titled message with a line per fact; facts without a value are left out. */
export function section(title: string, facts: Record<string, unknown>, url?: string): SlackMessage {
  const lines = Object.entries(facts)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([name, value]) => `*${name}*  ${plain(value)}`);
  const link = url ? [`<${url}|Enishi で開く>`] : [];
  return {
    text: plain(title),
    blocks: [
      { type: 'header', text: { type: 'plain_text', text: title.slice(0, 150), emoji: false } },
      { type: 'section', text: { type: 'mrkdwn', text: [...lines, ...link].join('\n').slice(0, 2900) } },
    ],
  };
}
