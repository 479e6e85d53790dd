import type { MailLanguage } from '../../model/mailLanguage';
import { plainLine } from '../../model/plainLine';
import { visibleText } from '../../model/visibleText';
import type { Mail } from './Mail';
import { productName } from '../../model/productName';

const LONGEST_NAME = 100;

/** A text that somebody wrote, below a line that says who or what it is. */
export interface Quote {
  head: string;
  text: string;
  /** Where the head leads, if it does. */
  url?: string;
}

interface Content {
  to: string;
  /** The name of the recipient, as they entered it. */
  name: string;
  /** The language of the texts; Japanese by default. */
  language?: MailLanguage;
  subject: string;
  /** What the mail says, in paragraphs of one line each. */
  paragraphs: readonly string[];
  /** What people wrote, shown between the paragraphs and the link. */
  quotes?: readonly Quote[];
  /** Paragraphs between the quotes and the link. */
  closing?: readonly string[];
  link: { label: string; url: string };
  /** A link in small print, by which the recipient ends such mails. */
  end?: { label: string; url: string };
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

/** How a mail addresses a person, whose name may be missing. */
const ADDRESSEES: Readonly<Record<MailLanguage, (name: string) => string>> = {
  ja: (name) => (name ? `${name} 様` : `${productName}をご利用のお客様`),
  en: (name) => (name ? `Dear ${name},` : 'Hello,'),
  de: (name) => (name ? `Guten Tag ${name},` : 'Guten Tag,'),
  fr: (name) => (name ? `Bonjour ${name},` : 'Bonjour,'),
  ko: (name) => (name ? `${name} 님` : '안녕하세요.'),
};

const BODY = 'margin:0;padding:24px;color:#23201c;font-size:16px;line-height:1.8';
const QUOTE = 'padding:12px 16px;background:#f4f2ee;white-space:pre-wrap';

const SMALL = 'font-size:13px;color:#6b655c';

const anchor = (text: string, url: string): string =>
  `<a href="${escapeHtml(url)}" style="color:#2b447f">${escapeHtml(text)}</a>`;

/** Returns a name from the tables as one line of limited length, so that it cannot add lines to a mail. */
export const nameInMail = (name: string): string => plainLine(name, LONGEST_NAME);

/** Builds a mail in plain text and in HTML from the same content. */
export function buildMail(content: Content): Mail {
  const { to, name, language = 'ja', subject, paragraphs, quotes = [], closing = [], link, end } = content;
  const { notes = [] } = content;
  const addressee = ADDRESSEES[language](nameInMail(name));
  const quoted = quotes.map((quote) => ({ ...quote, text: visibleText(quote.text) }));
  const html = [
    `<!doctype html><html lang="${language}"><body style="${BODY}">`,
    ...[addressee, ...paragraphs].map((text) => `<p>${escapeHtml(text)}</p>`),
    ...quoted.map(
      ({ head, text, url }) =>
        `<p>${url ? anchor(head, url) : escapeHtml(head)}</p><p style="${QUOTE}">${escapeHtml(text)}</p>`,
    ),
    ...closing.map((text) => `<p>${escapeHtml(text)}</p>`),
    `<p>${anchor(link.label, link.url)}</p>`,
    ...(end ? [`<p style="${SMALL}">${anchor(end.label, end.url)}</p>`] : []),
    ...notes.map((text) => `<p style="${SMALL}">${escapeHtml(text)}</p>`),
    `<p>${productName}</p>`,
    '</body></html>',
  ];
  const label = (text: string) => (language === 'ja' ? `${text}：` : `${text}:`);
  const parts = [
    addressee,
    ...paragraphs,
    ...quoted.map(({ head, text, url }) => [head, text, ...(url ? [url] : [])].join('\n')),
    ...closing,
    `${label(link.label)}\n${link.url}`,
    ...(end ? [`${label(end.label)}\n${end.url}`] : []),
    ...notes,
  ];
  return { to, subject, text: [...parts, `──\n${productName}`].join('\n\n'), html: html.join('\n') };
}
