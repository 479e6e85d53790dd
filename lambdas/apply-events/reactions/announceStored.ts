import { maskedPerson } from '../../../model/visibility/maskedPerson';
import { announce } from '../announce';
import { announcements } from '../../../model/announcements';
import { isNews } from '../isNews';
import type { Reaction } from '../Reaction';

/**
 * What was stored in a conversation reaches its members' open screens: at least once, so they merge by id. All of them
 * hear the same, so whoever takes part for an organization is shown as its side.
 */
export const announceStored: Reaction = async ({ before, after }) => {
  if (!after) return;
  const { __typename: kind } = after;
  const isNew = !before && isNews(after.createdAt);
  if (isNew && kind === 'UserConversations') await announce(announcements.conversation, after);
  if (isNew && kind === 'Message') await announce(announcements.message, maskedPerson.message(after, ''));
  if (isNew && kind === 'MessageRead') await announce(announcements.messageRead, after);
  const isNewlyRead = before?.read === false && after.read === true;
  if (kind === 'MessageRead' && isNewlyRead)
    await announce(announcements.updatedMessageRead, maskedPerson.read(after, ''));
};
