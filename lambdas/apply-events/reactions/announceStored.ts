import { announce } from '../announce';
import { announcements } from '../announcements';
import type { Reaction } from '../Reaction';

/** What was stored in a conversation reaches its members' open screens: at least once, so they merge by id. */
export const announceStored: Reaction = async ({ before, after }) => {
  if (!after) return;
  const { __typename: kind } = after;
  if (!before && kind === 'UserConversations') await announce(announcements.conversation, after);
  if (!before && kind === 'Message') await announce(announcements.message, after);
  if (!before && kind === 'MessageRead') await announce(announcements.messageRead, after);
  const isNewlyRead = before?.read === false && after.read === true;
  if (kind === 'MessageRead' && isNewlyRead) await announce(announcements.updatedMessageRead, after);
};
