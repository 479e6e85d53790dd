import type { Mail } from './Mail';

/** What the digest tells; every text comes from the tables. */
interface Unread {
  to: string;
  name: string;
  partner: string;
  unread: number;
  lastMessage: string;
  url: string;
}

/** A header holds one line, whatever a name contains. */
const oneLine = (text: string) => text.replace(/[\r\n\u2028\u2029]+/g, ' ').trim();

/** One digest of a conversation's unread messages. */
export function digestMail({ to, name, partner, unread, lastMessage, url }: Unread): Mail {
  return {
    to,
    subject: oneLine(`【Enishi】${partner}さんとのメッセージに未読が${unread}件あります`),
    text: [
      `${name} 様`,
      '',
      `${partner}さんとのメッセージに、未読が${unread}件あります。`,
      '',
      lastMessage.slice(0, 200),
      '',
      '続きはこちらからご覧ください。',
      url,
      '',
      '──',
      'Enishi',
    ].join('\n'),
  };
}
