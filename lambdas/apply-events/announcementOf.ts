import type { Announcement } from '../../model/Announcement';
import { announcements } from '../../model/announcements';
import { maskedPerson } from '../../model/visibility/maskedPerson';
import type { Item } from '../lib/Item';
import type { Change } from './Change';
import { isNews } from './isNews';

/**
 * What is published of a change: one thing at most. All subscribers of a conversation get the same, so the staff of a
 * job are masked. What was read in bulk is not published: screens see it when they query.
 */
export function announcementOf({
  before,
  after,
}: Change): { announcement: Announcement; item: Item } | undefined {
  if (!after) return undefined;
  const { __typename: kind } = after;
  const isNewlyRead = before?.read === false && after.read === true && after.isReadInBulk !== true;
  if (kind === 'MessageRead' && isNewlyRead)
    return { announcement: announcements.updatedMessageRead, item: maskedPerson.read(after, '') };
  if (before || !isNews(after.createdAt)) return undefined;
  if (kind === 'UserConversations') return { announcement: announcements.conversation, item: after };
  if (kind === 'Message')
    return { announcement: announcements.message, item: maskedPerson.message(after, '') };
  if (kind === 'MessageRead') return { announcement: announcements.messageRead, item: after };
  return undefined;
}
