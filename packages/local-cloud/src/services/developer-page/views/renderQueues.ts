import type { LocalQueue } from '../../queues/LocalQueue';
import type { Message } from '../../queues/Message';
import type { Streams } from '../../streams/Streams';
import { html, type Markup } from '../html';
import { renderButton } from './renderButton';
import { formatTime } from './formatTime';
import type { Words } from '../wordsIn';

/**
 * Formats the body of a queue message for the developer page: JSON is indented, any other text is unchanged.
 */
function readable(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

function oneMessage(queue: string, message: Message, words: Words): Markup {
  const { id, body, sentAt, visibleAt, receiveCount } = message;
  const isFailure = body.includes('"DDBStreamBatchInfo"');
  const path = `/queues/${encodeURIComponent(queue)}/${id}/redrive`;
  return html`<article>
    <div class="row">
      <h3>${formatTime(sentAt)}</h3>
      <span class="soft"
        >${words.delivery}:
        ${visibleAt > Date.now() ? `${formatTime(visibleAt)} ${words.from}` : words.now}・${words.received}:
        ${receiveCount}</span
      >
      <span class="end">${isFailure && renderButton(path, words.again)}</span>
    </div>
    <details>
      <summary>${words.body}</summary>
      <pre>${readable(body)}</pre>
    </details>
  </article>`;
}

function oneQueue(name: string, list: Message[], words: Words): Markup {
  const isWaiting = list.some(({ visibleAt }) => visibleAt > Date.now());
  return html`<h2>${name} <span class="soft">${list.length}</span></h2>
    ${isWaiting && renderButton(`/queues/${encodeURIComponent(name)}/hasten`, words.hasten)}
    ${list.slice(0, 50).map((message) => oneMessage(name, message, words))}`;
}

/**
 * Renders streams and queues for the developer page: for each stream consumer, how many records it has
 * handled and whether more are waiting; for each queue, up to 50 messages.
 */
export function renderQueues(
  progress: ReturnType<Streams['progress']>,
  queues: LocalQueue[],
  words: Words,
): Markup {
  const rows = progress.map(
    (consumer) =>
      html`<tr>
        <td>${consumer.table}</td>
        <td>${consumer.function}</td>
        <td class="number">${consumer.handled}</td>
        <td>${consumer.behind ? html`<span class="bad">${words.behind}</span>` : words.current}</td>
      </tr>`,
  );
  return html`<h2>${words.streams}</h2>
    <div class="wide">
      <table>
        <tr>
          <th>${words.table}</th>
          <th>${words.function}</th>
          <th class="number">${words.handled}</th>
          <th>${words.state}</th>
        </tr>
        ${rows}
      </table>
    </div>
    ${queues.map((queue) => oneQueue(queue.configuration.name, queue.list(), words))}`;
}
