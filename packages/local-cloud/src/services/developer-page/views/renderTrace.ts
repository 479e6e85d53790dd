import type { TraceEntry, TraceStep } from '../../appsync/trace/Trace';
import { html, type Markup } from '../html';
import { renderEmpty } from './renderEmpty';
import { formatTime } from './formatTime';

const callers: Record<TraceEntry['caller'], string> = {
  user: 'ユーザー',
  guest: 'ゲスト',
  system: 'システム',
};

function oneStep({ coordinate, dataSource, operation, milliseconds, error, logs }: TraceStep): Markup {
  return html`<tr>
    <td>${coordinate}</td>
    <td>${dataSource ?? '—'}</td>
    <td>${operation ?? '—'}</td>
    <td class="number">${milliseconds.toFixed(1)}</td>
    <td>
      ${error && html`<span class="bad">${error}</span>`}
      ${logs.length > 0 && html`<pre>${logs.map((line) => JSON.stringify(line)).join('\n')}</pre>`}
    </td>
  </tr>`;
}

function oneEntry(entry: TraceEntry): Markup {
  const { at, operation, caller, milliseconds, dataSourceCalls, readUnits, writeUnits, errors, steps } =
    entry;
  return html`<article>
    <div class="row">
      <h3>${operation}</h3>
      <span class="soft">${callers[caller]}</span>
      <time class="soft end" datetime="${at}">${formatTime(at)}</time>
    </div>
    <div class="soft">
      ${milliseconds.toFixed(1)} ms・データソース ${dataSourceCalls} 回・読み取り ${readUnits}・書き込み
      ${writeUnits}
    </div>
    ${errors.map((error) => html`<div class="bad">${error}</div>`)}
    ${
      steps.length > 0 &&
      html`<details>
        <summary>リゾルバー ${steps.length} 件</summary>
        <div class="wide">
          <table>
            <tr>
              <th>リゾルバー</th>
              <th>データソース</th>
              <th>操作</th>
              <th class="number">ms</th>
              <th>エラー・ログ</th>
            </tr>
            ${steps.map(oneStep)}
          </table>
        </div>
      </details>`
    }
  </article>`;
}

/** Renders the last GraphQL requests and the steps of their resolvers for the developer page. */
export function renderTrace(entries: TraceEntry[]): Markup {
  if (entries.length === 0) return renderEmpty('GraphQLのリクエストはまだありません。');
  return html`${entries.map(oneEntry)}`;
}
