import { createHash } from 'node:crypto';
import type { SlackMessage } from '../lib/slack/SlackMessage';
import type { Notice } from './Notice';
import { scrub } from './scrub';
import { section } from '../lib/slack/section';

/** An error that the browser reports: scrubbed, and about nobody in particular. */
export function errorReport({ sub, arguments: { queryName, errorMessage } }: Notice): SlackMessage {
  const who = createHash('sha256').update(sub).digest('hex').slice(0, 12);
  return section('画面でエラーが発生しました', {
    操作: scrub(queryName ?? ''),
    内容: scrub(errorMessage ?? ''),
    利用者: who,
  });
}
