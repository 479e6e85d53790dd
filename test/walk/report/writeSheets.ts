import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import type { Photo } from './Photo';

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

const style =
  'body{font:14px sans-serif;margin:16px}div{display:flex;flex-wrap:wrap;gap:16px;align-items:flex-start}' +
  'figure{margin:0;width:340px}img{width:100%;border:1px solid #999}li{color:#b3261e}';

const page = (title: string, content: string) =>
  `<!doctype html><meta charset="utf-8"><title>${escaped(title)}</title><style>${style}</style><h1>${escaped(title)}</h1>${content}`;

function figure(photo: Photo, folder: string): string {
  const source = photo.picture && relative(folder, photo.picture);
  const problems = photo.problems.map((problem) => `<li>${escaped(problem)}</li>`).join('');
  const image = source ? `<a href="${source}"><img src="${source}" alt="" loading="lazy"></a>` : '';
  return `<figure><figcaption>${escaped(`${photo.title} ${photo.at}`)}<ul>${problems}</ul></figcaption>${image}</figure>`;
}

/**
 * Writes one HTML page for each contact sheet, which shows all pictures of the sheet, and an index of the
 * sheets. The index says for each sheet how many pages it shows and how many of them have problems.
 */
export function writeSheets(photos: readonly Photo[], folder: string): void {
  mkdirSync(folder, { recursive: true });
  const sheets = [...new Set(photos.map(({ sheet }) => sheet))].sort();
  const rows = sheets.map((sheet) => {
    const shown = photos.filter((photo) => photo.sheet === sheet);
    const file = join(folder, `${sheet}.html`);
    writeFileSync(
      file,
      page(sheet, `<div>${shown.map((photo) => figure(photo, dirname(file))).join('')}</div>`),
    );
    const failed = shown.filter(({ problems }) => problems.length > 0).length;
    return `<p><a href="${basename(file)}">${sheet}</a>: ${shown.length} pages, ${failed} failed`;
  });
  writeFileSync(join(folder, 'index.html'), page('Walk', rows.join('\n')));
}
