import type { ConversationRowFragment } from '../../generated/conversations';

/**
 * Returns the line about the last message in a list of conversations. It begins with the author's name if this is not
 * the name under which the list shows the conversation, because a person's text is never shown under another's name.
 */
export const previewOf = ({ lastMessage, lastAuthor, partnerName }: ConversationRowFragment): string =>
  lastAuthor && lastAuthor !== partnerName ? `${lastAuthor}：${lastMessage ?? ''}` : (lastMessage ?? '');
