import { plainLine } from '../../model/plainLine';
import { visibleText } from '../../model/visibleText';
import type { Mail } from './Mail';
import { cutText } from '../../model/cutText';
import { MessageLimits } from '../../model/limits/MessageLimits';

const LONGEST_NAME = 100;

interface Content {
  to: string;
  /** The name of the recipient, as they entered it. */
  name: string;
  subject: string;
  /** What the mail says, in paragraphs of one line each. */
  paragraphs: readonly string[];
  /** A text that somebody wrote, shown between the paragraphs and the link. */
  quote?: string;
  link: { label: string; url: string };
  /** Lines in small print below the link. */
  notes?: readonly string[];
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

const BODY = 'margin:0;padding:24px;color:#23201c;font-size:16px;line-height:1.8';
const QUOTE = 'padding:12px 16px;background:#f4f2ee;white-space:pre-wrap';

/** Returns a name from the tables as one line of limited length, so that it cannot add lines to a mail. */
export const nameInMail = (name: string): string => plainLine(name, LONGEST_NAME);

/** Builds a mail in plain text and in HTML from the same content. */
export function buildMail({ to, name, subject, paragraphs, quote, link, notes = [] }: Content): Mail {
  const addressee = `${nameInMail(name)} 様`;
  const quoted = quote === undefined ? [] : [visibleText(cutText(quote, MessageLimits.preview))];
  const html = [
    `<!doctype html><html lang="ja"><body style="${BODY}">`,
    ...[addressee, ...paragraphs].map((text) => `<p>${escapeHtml(text)}</p>`),
    ...quoted.map((text) => `<p style="${QUOTE}">${escapeHtml(text)}</p>`),
    `<p><a href="${escapeHtml(link.url)}" style="color:#2b447f">${escapeHtml(link.label)}</a></p>`,
    ...notes.map((text) => `<p style="font-size:13px;color:#6b655c">${escapeHtml(text)}</p>`),
    '<p>Enishi</p>',
    '</body></html>',
  ];
  const lead = `${link.label}：`;
  const parts = [addressee, ...paragraphs, ...quoted, `${lead}\n${link.url}`, ...notes];
  return { to, subject, text: [...parts, '──\nEnishi'].join('\n\n'), html: html.join('\n') };
}
