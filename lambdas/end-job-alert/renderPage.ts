import type { MailLanguage } from '../../model/mailLanguage';
import { endTexts } from './endTexts';
import { productName } from '../../model/productName';

const STYLE = `
  body { margin: 0; background: #faf8f4; color: #23201c; font: 16px/1.8 system-ui, "Hiragino Sans", "Noto Sans JP", sans-serif; }
  main { box-sizing: border-box; max-width: 560px; margin: 0 auto; padding: 64px 24px; }
  h1 { font-size: 24px; line-height: 1.4; word-break: auto-phrase; text-wrap: balance; }
  button { min-height: 48px; padding: 0 32px; border: 0; border-radius: 8px; background: #2b447f; color: #fff; font: inherit; font-weight: 700; cursor: pointer; }
  button:focus-visible, a:focus-visible { outline: 3px solid #2b447f; outline-offset: 2px; }
  a { color: #2b447f; }
  @media (prefers-color-scheme: dark) {
    body { background: #1c1a18; color: #f1ede6; }
    button { background: #a9bdf0; color: #1c1a18; }
    a { color: #a9bdf0; }
  }`;

/**
 * Returns the page of a link that ends the mails of an alert: it asks, says that they are ended, or that there is no such
 * alert. It has no script, and its only form is sent to its own URL.
 */
export function renderPage(state: 'ask' | 'done' | 'unknown', language: MailLanguage): string {
  const texts = endTexts[language];
  const note = { ask: texts.note, done: texts.doneNote, unknown: texts.unknownNote }[state];
  const action =
    state === 'ask'
      ? `<form method="post"><button type="submit">${texts.button}</button></form>`
      : `<p><a href="/user/job-alerts">${texts.toAlerts}</a></p>`;
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="robots" content="noindex"><title>${texts[state]} | ${productName}</title>`,
    `<style>${STYLE}\n</style></head>`,
    `<body><main><h1>${texts[state]}</h1><p>${note}</p>${action}</main></body></html>`,
  ].join('\n');
}
