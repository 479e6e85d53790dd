import type { ConversationRowFragment } from '../../../generated/conversations';

/** What the list is narrowed to. */
export interface ListView {
  keyword: string;
  unreadOnly: boolean;
  /** The id of a job; empty for all. */
  jobId: string;
}

const plain = (text: string | null | undefined) => (text ?? '').normalize('NFKC').toLowerCase();

/** The conversations that contain every word in their partner, title or last line, and match the filters. */
export function filterRows<Row extends ConversationRowFragment>(rows: readonly Row[], view: ListView): Row[] {
  const words = plain(view.keyword).split(/\s+/).filter(Boolean);
  return rows.filter(({ partnerName, conversation, lastMessage, unreadCount }) => {
    if (view.unreadOnly && !unreadCount) return false;
    if (view.jobId !== '' && conversation?.openJobConversationsId !== view.jobId) return false;
    const text = [partnerName, conversation?.name, lastMessage].map(plain).join('\n');
    return words.every((word) => text.includes(word));
  });
}
