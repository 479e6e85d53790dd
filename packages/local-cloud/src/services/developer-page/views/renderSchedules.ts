import type { ScheduleState } from '../../schedule/Schedules';
import { html, type Markup } from '../html';
import { renderButton } from './renderButton';
import { renderEmpty } from './renderEmpty';
import { formatTime } from './formatTime';
import type { Words } from '../wordsIn';

function oneSchedule(schedule: ScheduleState, words: Words): Markup {
  const { name, expression, timezone, enabled, nextRun, lastRun } = schedule;
  return html`<tr>
    <td>${name}</td>
    <td>
      ${expression}
      <div class="soft">${timezone}</div>
    </td>
    <td>${enabled ? (nextRun ? formatTime(nextRun) : words.none) : words.stopped}</td>
    <td>
      ${lastRun ? formatTime(lastRun.at) : '—'}
      ${lastRun?.error && html`<div class="bad">${lastRun.error}</div>`}
    </td>
    <td>${renderButton(`/schedules/${encodeURIComponent(name)}/run`, words.run)}</td>
  </tr>`;
}

/** Renders the list of scheduled jobs for the developer page. */
export function renderSchedules(schedules: ScheduleState[], words: Words): Markup {
  if (schedules.length === 0) return renderEmpty(words.noSchedules);
  return html`<div class="wide">
    <table>
      <tr>
        <th>${words.job}</th>
        <th>${words.plan}</th>
        <th>${words.next}</th>
        <th>${words.last}</th>
        <th></th>
      </tr>
      ${schedules.map((schedule) => oneSchedule(schedule, words))}
    </table>
  </div>`;
}
