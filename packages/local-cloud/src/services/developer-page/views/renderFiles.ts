import type { StoredObject } from '../../files/StoredObject';
import { html, type Markup } from '../html';
import { renderEmpty } from './renderEmpty';
import { formatTime } from './formatTime';

const size = new Intl.NumberFormat('ja-JP', { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 1 });

/** Renders the newest 300 uploaded files for the developer page, newest first, each with a link to download it. */
export function renderFiles(files: (StoredObject & { bucket: string })[]): Markup {
  if (files.length === 0) return renderEmpty('アップロードされたファイルはまだありません。');
  const rows = files.slice(0, 300).map(
    ({ bucket, key, contentType, size: bytes, lastModified }) =>
      html`<tr>
        <td><a href="/_local/files/${encodeURIComponent(bucket)}/${encodeURIComponent(key)}">${key}</a></td>
        <td>${bucket}</td>
        <td>${contentType}</td>
        <td class="number">${size.format(bytes / 1000)}</td>
        <td>${formatTime(lastModified)}</td>
      </tr>`,
  );
  return html`<div class="wide">
    <table>
      <tr>
        <th>キー</th>
        <th>バケット</th>
        <th>種類</th>
        <th class="number">サイズ</th>
        <th>更新</th>
      </tr>
      ${rows}
    </table>
  </div>`;
}
