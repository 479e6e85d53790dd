import type { LogLine } from '../../lambda/FunctionLogs';
import { html, type Markup } from '../html';
import { renderEmpty } from './renderEmpty';
import { formatTime } from './formatTime';

/** Renders the logs of Lambda functions for the developer page. Functions without output are left out. */
export function renderLogs(logs: Record<string, LogLine[]>): Markup {
  const telling = Object.entries(logs).filter(([, lines]) => lines.length > 0);
  if (telling.length === 0) return renderEmpty('関数のログはまだありません。');
  return html`${telling.map(
    ([name, lines]) =>
      html`<article>
        <h3>${name}</h3>
        <pre>${lines.map(({ at, text }) => `${formatTime(at)}  ${text}`).join('\n')}</pre>
      </article>`,
  )}`;
}
