import { plainLine } from '../../model/plainLine';
import { visibleText } from '../../model/visibleText';
import type { Mail } from './Mail';

const LONGEST_NAME = 100;

/** What a mail about unread messages contains. All texts come from the tables. */
interface Unread {
  to: string;
  name: string;
  partner: string;
  unread: number;
  lastMessage: string;
  url: string;
}

/** Builds the mail about the unread messages in a conversation. */
export function digestMail({ to, name, partner, unread, lastMessage, url }: Unread): Mail {
  const other = plainLine(partner, LONGEST_NAME);
  return {
    to,
    subject: `【Enishi】${other}さんとのメッセージに未読が${unread}件あります`,
    text: [
      `${plainLine(name, LONGEST_NAME)} 様`,
      '',
      `${other}さんとのメッセージに、未読が${unread}件あります。`,
      '',
      visibleText(lastMessage.slice(0, 200)),
      '',
      '続きはこちらからご覧ください。',
      url,
      '',
      '──',
      'Enishi',
    ].join('\n'),
  };
}
