import type { SlackSample } from '../../slack/SlackSample';
import { html, type Markup } from '../html';
import { renderEmpty } from './renderEmpty';
import { renderSlackBody } from './renderSlackBody';
import type { Words } from '../wordsIn';

/** Renders an example of each message that the stack can post to Slack, for the developer page. */
export function renderSlackSamples(samples: readonly SlackSample[], words: Words): Markup {
  if (samples.length === 0) return renderEmpty(words.noSlackSamples);
  return html`${samples.map((sample) => html`<article>${renderSlackBody(sample)}</article>`)}`;
}
