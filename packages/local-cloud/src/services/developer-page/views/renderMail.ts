import type { CapturedMail } from '../../mail/Mailbox';
import { html, type Markup } from '../html';
import { renderEmpty } from './renderEmpty';
import { formatTime } from './formatTime';
import type { Words } from '../wordsIn';

/** Inserts markup around each six-digit code in a mail's text, so that one click selects it. */
function withCodes(text: string): Markup[] {
  return text
    .split(/(?<!\d)(\d{6})(?!\d)/)
    .map((part, index) => (index % 2 === 1 ? html`<span class="code">${part}</span>` : html`${part}`));
}

function oneMail({ from, to, subject, text, html: page, at }: CapturedMail): Markup {
  return html`<article>
    <div class="row">
      <h3>${subject}</h3>
      <time class="soft end" datetime="${at}">${formatTime(at)}</time>
    </div>
    <div class="soft">${from} → ${to}</div>
    <p class="body">${withCodes(text)}</p>
    ${
      page &&
      html`<details>
        <summary>HTML</summary>
        <iframe sandbox="" title="${subject}" srcdoc="${page}"></iframe>
      </details>`
    }
  </article>`;
}

/** Renders the newest 100 captured mails for the developer page, newest first. */
export function renderMail(mails: CapturedMail[], words: Words): Markup {
  if (mails.length === 0) return renderEmpty(words.noMail);
  return html`${mails.slice(0, 100).map(oneMail)}`;
}
