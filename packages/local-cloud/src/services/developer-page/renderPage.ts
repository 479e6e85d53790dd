import { html, type Markup } from './html';
import { type Language, type Words, wordsIn } from './wordsIn';

/** CSS of the developer page. */
const pageStyle = `
:root { color-scheme: light dark; --ink: #1f2328; --soft: #61666d; --paper: #faf8f4; --card: #fffefb;
  --line: #e4dfd5; --primary: #264a7d; --accent: #c8452f; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e6e1; --soft: #a09d96; --paper: #17181b; --card: #1f2124;
  --line: #34363b; --primary: #8fb3e8; --accent: #ff8a70; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 15px/1.7 "Hiragino Sans", "Yu Gothic UI",
  "Noto Sans JP", system-ui, sans-serif; font-variant-numeric: tabular-nums; }
header { position: sticky; top: 0; background: var(--paper); border-bottom: 1px solid var(--line); z-index: 1; }
header > div, main { max-width: 1128px; margin: 0 auto; padding: 0 24px; }
header > div { display: flex; flex-wrap: wrap; gap: 8px 24px; align-items: baseline; padding-top: 16px; }
h1 { font-size: 18px; margin: 0; letter-spacing: .04em; } h1 small { color: var(--soft); font-weight: 400; }
h2 { font-size: 16px; margin: 32px 0 8px; } h2:first-child { margin-top: 0; } h3 { font-size: 15px; margin: 0; }
nav { display: flex; flex-wrap: wrap; gap: 0 16px; flex-basis: 100%; }
nav a { padding: 8px 2px; min-height: 44px; display: inline-flex; align-items: center; color: var(--soft);
  text-decoration: none; border-bottom: 2px solid transparent; }
nav a[aria-current] { color: var(--primary); border-color: var(--primary); }
a { color: var(--primary); } a:focus-visible, button:focus-visible, summary:focus-visible {
  outline: 2px solid var(--primary); outline-offset: 2px; border-radius: 4px; }
main { padding-top: 24px; padding-bottom: 64px; }
article { background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 16px 24px;
  margin-bottom: 16px; }
article > header, .row { position: static; background: none; border: 0; display: flex; flex-wrap: wrap;
  gap: 4px 16px; align-items: baseline; }
.soft { color: var(--soft); font-size: 13px; } .end { margin-left: auto; }
.body { white-space: pre-wrap; overflow-wrap: anywhere; max-width: 42em; margin: 8px 0 0; }
.code { display: inline-block; font: 600 22px/1.4 ui-monospace, monospace; letter-spacing: .16em; padding: 2px 12px;
  color: var(--primary); border: 1px solid var(--line); border-radius: 8px; user-select: all; cursor: copy; }
.bad { color: var(--accent); }
table { width: 100%; border-collapse: collapse; font-size: 14px; line-height: 1.5; }
.wide { overflow-x: auto; } th, td { text-align: left; padding: 8px 12px 8px 0; border-bottom: 1px solid var(--line);
  vertical-align: top; } th { color: var(--soft); font-weight: 500; white-space: nowrap; }
td.number, th.number { text-align: right; } td { overflow-wrap: anywhere; }
pre { margin: 8px 0 0; overflow: auto; max-height: 420px; font: 12px/1.6 ui-monospace, monospace;
  white-space: pre-wrap; overflow-wrap: anywhere; }
details { margin-top: 8px; } summary { cursor: pointer; color: var(--soft); }
iframe { width: 100%; height: 320px; border: 1px solid var(--line); border-radius: 8px; background: #fff;
  margin-top: 8px; }
button { font: inherit; font-size: 14px; color: var(--primary); background: none; border: 1px solid currentColor;
  border-radius: 8px; padding: 4px 16px; min-height: 36px; cursor: pointer; }
form { display: inline; } form.query { display: grid; gap: 8px; max-width: 60em; justify-items: start; }
label { display: grid; gap: 4px; width: 100%; color: var(--soft); font-size: 13px; } input, textarea { font: 13px/1.6 ui-monospace,
  monospace; padding: 8px; border: 1px solid var(--line); border-radius: 8px; background: var(--card); color: var(--ink); }
h4 { margin: 8px 0 0; font-size: 13px; } .empty { color: var(--soft); padding: 48px 0; text-align: center; }
.notice { border-left: 3px solid var(--primary); padding: 8px 16px; margin: 0 0 16px; background: var(--card); }
.notice.bad { border-color: var(--accent); }
`;

export interface View {
  id:
    | 'mail'
    | 'samples'
    | 'slack'
    | 'slackSamples'
    | 'files'
    | 'trace'
    | 'query'
    | 'schedules'
    | 'queues'
    | 'logs';
  content(words: Words): Markup | Promise<Markup>;
}

/** The view that the developer page shows, with its content as HTML. */
interface ShownView extends Pick<View, 'id'> {
  content: Markup;
}

interface Notice {
  text: string;
  isFailure: boolean;
}

interface Page {
  title: string;
  language: Language;
  views: View[];
  shown: ShownView;
  notice: Notice | null;
}

/** Renders the developer page with the view `shown`. The page works without JavaScript. */
export function renderPage({ title, language, views, shown, notice }: Page): string {
  const words = wordsIn(language);
  const labelOf = (id: View['id']) => (id === 'slack' ? 'Slack' : words[id]);
  const links = views.map(
    ({ id }) =>
      html`<a href="/_local/?view=${id}&lang=${language}" ${id === shown.id && html` aria-current="page"`}
        >${labelOf(id)}</a
      >`,
  );
  const other = language === 'ja' ? 'en' : 'ja';
  const style = html`<style>`.text + pageStyle + html`</style>`.text;
  const page = html`<header>
      <div>
        <h1>${title} <small>${words.local}</small></h1>
        <a href="/">${words.openApp}</a>
        <a href="/_local/?view=${shown.id}&lang=${other}" lang="${other}">${words.language}</a>
        <nav aria-label="${words.views}">${links}</nav>
      </div>
    </header>
    <main>
      ${notice && html`<p class="notice${notice.isFailure && ' bad'}" role="status">${notice.text}</p>`}
      ${shown.content}
    </main>`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${html`${labelOf(shown.id)} – ${title}`.text}</title>
${style}
</head>
<body>
${page.text}
</body>
</html>`;
}
