import type { SlackSample } from '../../slack/SlackSample';
import { html, type Markup } from '../html';
import { renderEmpty } from './renderEmpty';
import { renderSlackBody } from './renderSlackBody';

/** Renders an example of each message that the stack can post to Slack, for the developer page. */
export function renderSlackSamples(samples: readonly SlackSample[]): Markup {
  if (samples.length === 0) return renderEmpty('Slackの見本はありません。');
  return html`${samples.map((sample) => html`<article>${renderSlackBody(sample)}</article>`)}`;
}
