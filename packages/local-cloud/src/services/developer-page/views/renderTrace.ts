import type { StepDetails, TraceEntry, TraceStep } from '../../appsync/trace/Trace';
import { html, type Markup } from '../html';
import type { Words } from '../wordsIn';
import { renderEmpty } from './renderEmpty';
import { formatTime } from './formatTime';

/** How many characters of a value are shown; a large page of records would bury the rest. */
const SHOWN = 20_000;

function oneValue(name: string, value: unknown): Markup {
  const json = JSON.stringify(value, null, 2) ?? 'null';
  return html`<h4>${name}</h4>
    <pre>${json.length > SHOWN ? `${json.slice(0, SHOWN)}\n…` : json}</pre>`;
}

const renderDetails = ({ request, result, stash }: StepDetails, words: Words): Markup =>
  html`<details>
    <summary>${words.request} / ${words.answer} / stash</summary>
    ${oneValue(words.request, request)} ${oneValue(words.answer, result)} ${oneValue('stash', stash)}
  </details>`;

function oneStep(step: TraceStep, words: Words): Markup {
  const { coordinate, step: name, dataSource, operation, milliseconds, error, logs, details } = step;
  return html`<tr>
    <td>${coordinate} ${name !== coordinate && html`<div class="soft">${name}</div>`}</td>
    <td>${dataSource ?? '—'}</td>
    <td>${operation ?? '—'}</td>
    <td class="number">${milliseconds.toFixed(1)}</td>
    <td>
      ${error && html`<span class="bad">${error}</span>`}
      ${logs.length > 0 && html`<pre>${logs.map((line) => JSON.stringify(line)).join('\n')}</pre>`}
      ${details && renderDetails(details, words)}
    </td>
  </tr>`;
}

function oneEntry(entry: TraceEntry, words: Words): Markup {
  const { at, operation, caller, milliseconds, dataSourceCalls, readUnits, writeUnits, errors, steps } =
    entry;
  return html`<article>
    <div class="row">
      <h3>${operation}</h3>
      <span class="soft">${words[caller]}</span>
      <time class="soft end" datetime="${at}">${formatTime(at)}</time>
    </div>
    <div class="soft">
      ${milliseconds.toFixed(1)} ms・${words.calls}: ${dataSourceCalls}・${words.reads}:
      ${readUnits}・${words.writes}: ${writeUnits}
    </div>
    ${errors.map((error) => html`<div class="bad">${error}</div>`)}
    ${
      steps.length > 0 &&
      html`<details>
        <summary>${words.steps}: ${steps.length}</summary>
        <div class="wide">
          <table>
            <tr>
              <th>${words.trace}</th>
              <th>${words.source}</th>
              <th>${words.operation}</th>
              <th class="number">ms</th>
              <th>${words.errors}</th>
            </tr>
            ${steps.map((step) => oneStep(step, words))}
          </table>
        </div>
      </details>`
    }
  </article>`;
}

/**
 * Renders the last GraphQL requests for the developer page, with each step of their resolvers: its request to the data
 * source, the answer, the stash and the error.
 */
export function renderTrace(entries: TraceEntry[], words: Words): Markup {
  if (entries.length === 0) return renderEmpty(words.noTrace);
  return html`${entries.map((entry) => oneEntry(entry, words))}`;
}
