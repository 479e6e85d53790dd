import type { LogLine } from '../../lambda/FunctionLogs';
import { html, type Markup } from '../html';
import { renderEmpty } from './renderEmpty';
import { formatTime } from './formatTime';

/** The functions' logs; functions with output come first. */
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
