import type { StoredObject } from '../../files/StoredObject';
import { html, type Markup } from '../html';
import { renderEmpty } from './renderEmpty';
import { formatTime } from './formatTime';
import type { Words } from '../wordsIn';

const size = new Intl.NumberFormat('ja-JP', { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 1 });

/** Renders the newest 300 uploaded files for the developer page, newest first, each with a link to download it. */
export function renderFiles(files: (StoredObject & { bucket: string })[], words: Words): Markup {
  if (files.length === 0) return renderEmpty(words.noFiles);
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
        <th>${words.key}</th>
        <th>${words.bucket}</th>
        <th>${words.kind}</th>
        <th class="number">${words.size}</th>
        <th>${words.changed}</th>
      </tr>
      ${rows}
    </table>
  </div>`;
}
