import type { TFunction } from 'i18next';
import { previewOf } from '../../../entities/conversation/previewOf';
import type { ConversationRowFragment } from '../../../generated/conversations';

/** The search text and the filters of the list of conversations. */
export interface ListView {
  keyword: string;
  unreadOnly: boolean;
  /** The id of the job whose conversations are listed; empty for all conversations. */
  jobId: string;
}

const plain = (text: string | null | undefined) => (text ?? '').normalize('NFKC').toLowerCase();

/**
 * Returns the conversations that match the filters and contain every word of the search text in the name of
 * the other party, the title or the last message.
 */
export function filterRows<Row extends ConversationRowFragment>(
  rows: readonly Row[],
  view: ListView,
  t: TFunction,
): Row[] {
  const words = plain(view.keyword).split(/\s+/).filter(Boolean);
  return rows.filter((row) => {
    const { partnerName, conversation, unreadCount } = row;
    if (view.unreadOnly && !unreadCount) return false;
    if (view.jobId !== '' && conversation?.openJobConversationsId !== view.jobId) return false;
    const text = [partnerName, conversation?.name, previewOf(row, t)].map(plain).join('\n');
    return words.every((word) => text.includes(word));
  });
}
