import type { ScheduleState } from '../../schedule/Schedules';
import { html, type Markup } from '../html';
import { action } from './action';
import { emptyView } from './emptyView';
import { moment } from './moment';

function oneSchedule({ name, expression, timezone, enabled, nextRun, lastRun }: ScheduleState): Markup {
  return html`<tr>
    <td>${name}</td>
    <td>
      ${expression}
      <div class="soft">${timezone}</div>
    </td>
    <td>${enabled ? (nextRun ? moment(nextRun) : '予定なし') : '停止中'}</td>
    <td>
      ${lastRun ? moment(lastRun.at) : '—'} ${lastRun?.error && html`<div class="bad">${lastRun.error}</div>`}
    </td>
    <td>${action(`/schedules/${encodeURIComponent(name)}/run`, 'いま実行する')}</td>
  </tr>`;
}

/** Jobs that run by the clock. */
export function schedulesView(schedules: ScheduleState[]): Markup {
  if (schedules.length === 0) return emptyView('定期実行のジョブはありません。');
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
