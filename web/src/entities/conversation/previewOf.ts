import type { TFunction } from 'i18next';
import type { ConversationRowFragment } from '../../generated/conversations';
import { describeEvent } from './describeEvent';

/**
 * Returns the line about the last message in a list of conversations. It begins with the author's name if this is not
 * the name under which the list shows the conversation, because a person's text is never shown under another's name.
 * What happened to an application is written in the reader's language.
 */
export function previewOf(
  { lastMessage, lastAuthor, partnerName }: ConversationRowFragment,
  t: TFunction,
): string {
  const text = lastMessage ?? '';
  if (lastAuthor) return lastAuthor === partnerName ? text : `${lastAuthor}：${text}`;
  return describeEvent(text, t) ?? text;
}
