import { buildMail, nameInMail } from './buildMail';
import type { Mail } from './Mail';

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

/** Builds the mail about the unread messages in a conversation. */
export function digestMail({ to, name, partner, unread, lastMessage, url }: Unread): Mail {
  const other = nameInMail(partner);
  return buildMail({
    to,
    name,
    subject: `【Enishi】${other}さんとのメッセージに未読が${unread}件あります`,
    paragraphs: [`${other}さんとのメッセージに、未読が${unread}件あります。`],
    quote: lastMessage,
    link: { label: '会話を開く', url },
  });
}
