import type { ScheduleState } from '../../schedule/Schedules';
import { html, type Markup } from '../html';
import { renderButton } from './renderButton';
import { renderEmpty } from './renderEmpty';
import { formatTime } from './formatTime';

function oneSchedule({ name, expression, timezone, enabled, nextRun, lastRun }: ScheduleState): Markup {
  return html`<tr>
    <td>${name}</td>
    <td>
      ${expression}
      <div class="soft">${timezone}</div>
    </td>
    <td>${enabled ? (nextRun ? formatTime(nextRun) : '予定なし') : '停止中'}</td>
    <td>
      ${lastRun ? formatTime(lastRun.at) : '—'}
      ${lastRun?.error && html`<div class="bad">${lastRun.error}</div>`}
    </td>
    <td>${renderButton(`/schedules/${encodeURIComponent(name)}/run`, 'いま実行する')}</td>
  </tr>`;
}

/** Renders the list of scheduled jobs for the developer page. */
export function renderSchedules(schedules: ScheduleState[]): Markup {
  if (schedules.length === 0) return renderEmpty('定期実行のジョブはありません。');
  return html`<div class="wide">
    <table>
      <tr>
        <th>ジョブ</th>
        <th>予定</th>
        <th>次回</th>
        <th>前回</th>
        <th></th>
      </tr>
      ${schedules.map(oneSchedule)}
    </table>
  </div>`;
}
