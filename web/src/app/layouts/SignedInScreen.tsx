import { type PropsWithChildren, useEffect } from 'react';
import { useConversations } from '../../entities/conversation/useConversations';
import { useNotices } from '../../entities/notice/useNotices';
import { loadTexts } from '../../lib/language/loadTexts';
import { loadable } from '../../lib/loadable/loadable';
import { ScreenProviders } from '../../lib/theme/ScreenProviders';
import { useMailLanguage } from '../effects/useMailLanguage';
import type { ConversationCounts } from './ConversationCounts';

interface NoticesProps {
  userId: string;
  /**
   * Whether the list of notices is open. It is `never` until the list is opened for the first time; the
   * list is not rendered before.
   */
  state: 'never' | 'open' | 'closed';
  onUnread: (unread: number) => void;
  onClose: () => void;
}

interface CounterProps {
  userId: string;
  onCounts: (counts: ConversationCounts) => void;
}

function ConversationCounter({ userId, onCounts }: CounterProps) {
  const { count, unread } = useConversations(userId);
  useEffect(() => onCounts({ count, unread }), [count, unread, onCounts]);
  return null;
}

const NoticesSheet = loadable(async () => {
  const [{ NoticesSheet: Part }] = await Promise.all([
    import('../notices/NoticesSheet'),
    loadTexts(['notices']),
  ]);
  return Part;
});

function MailLanguage() {
  useMailLanguage();
  return null;
}

function Notices({ userId, state, onUnread, onClose }: NoticesProps) {
  const notices = useNotices(userId);
  const unread = notices.unread.length;
  useEffect(() => onUnread(unread), [unread, onUnread]);
  return state === 'never' ? null : (
    <NoticesSheet notices={notices} open={state === 'open'} onClose={onClose} />
  );
}

interface SignedInScreenProps extends PropsWithChildren {
  notices: Omit<NoticesProps, 'userId'> & { userId?: string };
  /** The sub of the person whose conversations are counted; undefined to count none. */
  countsOf?: string;
  onCounts: (counts: ConversationCounts) => void;
}

/**
 * Provides Ant Design and the Apollo client to the screen of a signed-in person, counts their conversations
 * for the menu and their unread notices for the bell, and shows the list of notices. Its code is a separate chunk: the bars around the screen are visible before the
 * chunk is loaded, and guests never load it.
 */
export const SignedInScreen = ({
  notices: { userId, ...notices },
  countsOf,
  onCounts,
  children,
}: SignedInScreenProps) => (
  <ScreenProviders>
    {countsOf !== undefined && <ConversationCounter userId={countsOf} onCounts={onCounts} />}
    <MailLanguage />
    {userId !== undefined && <Notices userId={userId} {...notices} />}
    {children}
  </ScreenProviders>
);
