import type { MailSample } from '../../mail/MailSample';
import { html, type Markup } from '../html';
import { renderEmpty } from './renderEmpty';
import type { Words } from '../wordsIn';

const oneSample = ({ subject, text, html: page, occasions = [] }: MailSample): Markup =>
  html`<article>
    <h3>${subject}</h3>
    ${occasions.length > 0 && html`<div class="soft">${occasions.join('、')}</div>`}
    <p class="body">${text}</p>
    ${page && html`<iframe sandbox="" title="${subject}" srcdoc="${page}"></iframe>`}
  </article>`;

/** Renders an example of each mail that the stack can send, in text and in HTML, for the developer page. */
export function renderMailSamples(samples: readonly MailSample[], words: Words): Markup {
  if (samples.length === 0) return renderEmpty(words.noMailSamples);
  return html`${samples.map(oneSample)}`;
}
