import { plainLine } from '../../model/plainLine';
import { visibleText } from '../../model/visibleText';
import type { Mail } from './Mail';

const LONGEST_NAME = 100;

/**
 * The values from which a mail about unread messages is built: the recipient's address from the user pool,
 * the URL of the conversation, and values from the tables.
 */
interface Unread {
  to: string;
  name: string;
  partner: string;
  unread: number;
  lastMessage: string;
  url: string;
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

/** Builds the mail about the unread messages in a conversation. */
export function digestMail({ to, name, partner, unread, lastMessage, url }: Unread): Mail {
  const other = plainLine(partner, LONGEST_NAME);
  const addressee = `${plainLine(name, LONGEST_NAME)} 様`;
  const news = `${other}さんとのメッセージに、未読が${unread}件あります。`;
  const shown = visibleText(lastMessage.slice(0, 200));
  return {
    to,
    subject: `【Enishi】${other}さんとのメッセージに未読が${unread}件あります`,
    text: [
      addressee,
      '',
      news,
      '',
      shown,
      '',
      '続きはこちらからご覧ください。',
      url,
      '',
      '──',
      'Enishi',
    ].join('\n'),
    html: [
      '<!doctype html><html lang="ja"><body style="margin:0;padding:24px;color:#23201c;font-size:16px;line-height:1.8">',
      `<p>${escapeHtml(addressee)}</p>`,
      `<p>${escapeHtml(news)}</p>`,
      `<p style="padding:12px 16px;background:#f4f2ee;white-space:pre-wrap">${escapeHtml(shown)}</p>`,
      `<p><a href="${escapeHtml(url)}" style="color:#2b447f">会話を開く</a></p>`,
      '<p>Enishi</p>',
      '</body></html>',
    ].join('\n'),
  };
}
