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

/**
 * Builds the mail about the unread messages in a conversation. It names the authors of the messages if any of them is
 * not the partner under whose name the recipient sees the conversation: a person's text is never mailed under
 * another's name.
 */
export function digestMail({ to, name, partner, unread, messages, url }: Unread): Mail {
  const other = nameInMail(partner);
  const authors = [...new Set(messages.map(({ by }) => nameInMail(by)))];
  const isOfOther = authors.every((author) => author === other);
  const from = authors.map((author) => `${author}さん`).join('、');
  return buildMail({
    to,
    name,
    ...(isOfOther
      ? {
          subject: `【Enishi】${other}さんとのメッセージに未読が${unread}件あります`,
          paragraphs: [`${other}さんとのメッセージに、未読が${unread}件あります。`],
        }
      : {
          subject: `【Enishi】${from}のメッセージなど、未読が${unread}件あります`,
          paragraphs: [`「${other}」との会話に、${from}のメッセージがあります。未読は${unread}件です。`],
        }),
    quotes: messages.slice(-QUOTED).map(({ by, text }) => ({
      head: `${nameInMail(by)}さん：`,
      text: cutText(text, MessageLimits.preview),
    })),
    link: { label: '会話を開く', url },
  });
}
