import type { LogLine } from '../../lambda/LogBook';
import { html, type Markup } from '../html';
import { emptyView } from './emptyView';
import { moment } from './moment';

/** What the functions printed, those with something to tell first. */
export function logsView(logs: Record<string, LogLine[]>): Markup {
  const telling = Object.entries(logs).filter(([, lines]) => lines.length > 0);
  if (telling.length === 0) return emptyView('関数のログはまだありません。');
  return html`${telling.map(
    ([name, lines]) =>
      html`<article>
        <h3>${name}</h3>
        <pre>${lines.map(({ at, text }) => `${moment(at)}  ${text}`).join('\n')}</pre>
      </article>`,
  )}`;
}
