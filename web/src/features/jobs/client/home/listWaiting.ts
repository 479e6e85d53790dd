import { findNextStep, type NextStep } from '../../../../entities/application/findNextStep';
import { eventStateOf } from '../../../../entities/conversation/eventStateOf';
import type { ConversationRowFragment } from '../../../../generated/conversations';
import type { ListedApplication } from '../useOrganizationApplications';

/** An application that waits for the organization. */
export interface WaitingApplication {
  application: ListedApplication;
  step: NextStep['step'];
  /** Since when it waits: the last message of the talent, otherwise its present state. */
  since: string;
}

type Row = Pick<
  ConversationRowFragment,
  'conversationId' | 'partnerName' | 'lastAuthor' | 'lastMessage' | 'lastMessageAt'
>;

/** Returns by whom and when the last message was written, as far as a row of the list of conversations tells. */
function findLastSaid(row: Row | undefined) {
  if (!row?.lastMessageAt || !row.lastMessage) return null;
  const { lastAuthor, partnerName, lastMessage, lastMessageAt: at } = row;
  if (!lastAuthor && eventStateOf(lastMessage)) return null;
  return { by: lastAuthor && lastAuthor === partnerName ? 'talent' : 'organization', at } as const;
}

/**
 * Returns the applications on which it is the organization's turn, the one that has waited longest first.
 * @param rows the conversations of the person, which need not have those of colleagues
 */
export function listWaiting(
  applications: readonly ListedApplication[],
  rows: readonly Row[],
): WaitingApplication[] {
  const known = new Map(rows.map((row) => [row.conversationId, row]));
  const waiting = applications.flatMap((application): WaitingApplication[] => {
    const { type, history, conversationId, updatedAt } = application;
    if (!type) return [];
    const row = known.get(conversationId);
    const lastSaid = findLastSaid(row);
    const { actor, step } = findNextStep({ type, history }, lastSaid);
    if (actor !== 'organization') return [];
    const since = (step === 'reply' && lastSaid?.at) || (history?.at(-1)?.at ?? updatedAt);
    return [{ application, step, since }];
  });
  return waiting.sort((one, other) => one.since.localeCompare(other.since));
}
