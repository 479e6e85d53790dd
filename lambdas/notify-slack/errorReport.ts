import { createHash } from 'node:crypto';
import type { SlackMessage } from '../lib/slack/SlackMessage';
import type { SlackNotification } from './SlackNotification';
import { scrub } from './scrub';
import { buildSlackMessage } from '../lib/slack/buildSlackMessage';

/**
 * Builds the Slack message about an error that a browser has reported. The user appears only as a checksum of
 * their sub, and tokens, email addresses and long numbers are removed from the texts.
 */
export function errorReport({
  sub,
  arguments: { queryName, errorMessage },
}: SlackNotification): SlackMessage {
  const who = createHash('sha256').update(sub).digest('hex').slice(0, 12);
  return buildSlackMessage('画面でエラーが発生しました', {
    操作: scrub(queryName ?? ''),
    内容: scrub(errorMessage ?? ''),
    利用者: who,
  });
}
