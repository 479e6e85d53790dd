import { cutText } from '../../model/cutText';
import { MessageLimits } from '../../model/limits/MessageLimits';
import { buildMail, nameInMail } from './buildMail';
import type { Mail } from './Mail';

/** How many messages a mail quotes at most: the newest ones. */
const QUOTED = 5;

/**
 * The values from which a mail about unread messages is built: the recipient's address from the user pool,
 * the URL of the conversation, and values from the tables.
 */
interface Unread {
  to: string;
  name: string;
  partner: string;
  /** The unread count that the site shows. */
  unread: number;
  /** What other people have written, oldest first, with the names that the recipient may see. */
  messages: readonly { by: string; text: string }[];
  url: string;
}

/** Builds the mail about the unread messages in a conversation. */
export function digestMail({ to, name, partner, unread, messages, url }: Unread): Mail {
  const other = nameInMail(partner);
  return buildMail({
    to,
    name,
    subject: `【Enishi】${other}さんとのメッセージに未読が${unread}件あります`,
    paragraphs: [`${other}さんとのメッセージに、未読が${unread}件あります。`],
    quotes: messages.slice(-QUOTED).map(({ by, text }) => ({
      head: `${nameInMail(by)}さん：`,
      text: cutText(text, MessageLimits.preview),
    })),
    link: { label: '会話を開く', url },
  });
}
