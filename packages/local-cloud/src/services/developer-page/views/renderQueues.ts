import type { LocalQueue } from '../../queues/LocalQueue';
import type { Message } from '../../queues/Message';
import type { Streams } from '../../streams/Streams';
import { html, type Markup } from '../html';
import { renderButton } from './renderButton';
import { formatTime } from './formatTime';

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

function oneMessage(queue: string, { id, body, sentAt, visibleAt, receiveCount }: Message): Markup {
  const isFailure = body.includes('"DDBStreamBatchInfo"');
  const path = `/queues/${encodeURIComponent(queue)}/${id}/redrive`;
  return html`<article>
    <div class="row">
      <h3>${formatTime(sentAt)}</h3>
      <span class="soft"
        >配信 ${visibleAt > Date.now() ? `${formatTime(visibleAt)} から` : '可能'}・受信 ${receiveCount}
        回</span
      >
      <span class="end">${isFailure && renderButton(path, 'もう一度処理する')}</span>
    </div>
    <details>
      <summary>本文</summary>
      <pre>${readable(body)}</pre>
    </details>
  </article>`;
}

function oneQueue({
  configuration: { name },
  list,
}: {
  configuration: LocalQueue['configuration'];
  list: Message[];
}) {
  const isWaiting = list.some(({ visibleAt }) => visibleAt > Date.now());
  return html`<h2>${name} <span class="soft">${list.length} 件</span></h2>
    ${isWaiting && renderButton(`/queues/${encodeURIComponent(name)}/hasten`, '待たずに配信する')}
    ${list.slice(0, 50).map((message) => oneMessage(name, message))}`;
}

/**
 * Renders streams and queues for the developer page: for each stream consumer, how many records it has
 * handled and whether more are waiting; for each queue, up to 50 messages.
 */
export function renderQueues(progress: ReturnType<Streams['progress']>, queues: LocalQueue[]): Markup {
  const rows = progress.map(
    (consumer) =>
      html`<tr>
        <td>${consumer.table}</td>
        <td>${consumer.function}</td>
        <td class="number">${consumer.handled}</td>
        <td>${consumer.behind ? html`<span class="bad">処理中</span>` : '最新'}</td>
      </tr>`,
  );
  return html`<h2>ストリーム</h2>
    <div class="wide">
      <table>
        <tr>
          <th>テーブル</th>
          <th>関数</th>
          <th class="number">処理済み</th>
          <th>状態</th>
        </tr>
        ${rows}
      </table>
    </div>
    ${queues.map((queue) => oneQueue({ configuration: queue.configuration, list: queue.list() }))}`;
}
