import { html, type Markup } from './html';
import { pageStyle } from './pageStyle';

export interface View {
  id: string;
  label: string;
  content(): Markup;
}

interface Notice {
  text: string;
  isFailure: boolean;
}

/** The developer's page with one of its views. It needs no script. */
export function renderPage(title: string, views: View[], shown: View, notice: Notice | null): string {
  const links = views.map(
    ({ id, label }) =>
      html`<a href="/_local/?view=${id}" ${id === shown.id && html` aria-current="page"`}>${label}</a>`,
  );
  const style = html`<style>`.text + pageStyle + html`</style>`.text;
  const page = html`<header>
      <div>
        <h1>${title} <small>ローカル環境</small></h1>
        <a href="/">アプリを開く</a>
        <nav aria-label="表示の切り替え">${links}</nav>
      </div>
    </header>
    <main>
      ${notice && html`<p class="notice${notice.isFailure && ' bad'}" role="status">${notice.text}</p>`}
      ${shown.content()}
    </main>`;
  return `<!doctype html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${html`${shown.label} – ${title}`.text}</title>
${style}
</head>
<body>
${page.text}
</body>
</html>`;
}
