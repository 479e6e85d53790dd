import { type PropsWithChildren, useEffect } from 'react';
import { useConversations } from '../../entities/conversation/useConversations';
import { ScreenProviders } from '../../lib/theme/ScreenProviders';
import type { ConversationCounts } from './ConversationCounts';

interface CounterProps {
  userId: string;
  onCounts: (counts: ConversationCounts) => void;
}

function ConversationCounter({ userId, onCounts }: CounterProps) {
  const { count, unread } = useConversations(userId);
  useEffect(() => onCounts({ count, unread }), [count, unread, onCounts]);
  return null;
}

interface SignedInScreenProps extends PropsWithChildren {
  /** The sub of the person whose conversations are counted; undefined to count none. */
  countsOf?: string;
  onCounts: (counts: ConversationCounts) => void;
}

/**
 * Provides Ant Design and the Apollo client to the screen of a signed-in person, and counts their
 * conversations for the menu. Its code is a separate chunk: the bars around the screen are visible before the
 * chunk is loaded, and guests never load it.
 */
export const SignedInScreen = ({ countsOf, onCounts, children }: SignedInScreenProps) => (
  <ScreenProviders>
    {countsOf !== undefined && <ConversationCounter userId={countsOf} onCounts={onCounts} />}
    {children}
  </ScreenProviders>
);
