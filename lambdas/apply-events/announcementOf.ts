import type { Item } from '../lib/Item';
import type { Announcement } from './Announcement';
import { announcements } from './announcements';
import type { Change } from './Change';
import { isNews } from './isNews';

/** What is published of a change: one thing at most. What was read in bulk is seen when it is asked for. */
export function announcementOf({
  before,
  after,
}: Change): { announcement: Announcement; item: Item } | undefined {
  if (!after) return undefined;
  const { __typename: kind } = after;
  const isNewlyRead = before?.read === false && after.read === true && after.isReadInBulk !== true;
  if (kind === 'MessageRead' && isNewlyRead)
    return { announcement: announcements.updatedMessageRead, item: after };
  if (before || !isNews(after.createdAt)) return undefined;
  if (kind === 'UserConversations') return { announcement: announcements.conversation, item: after };
  if (kind === 'Message') return { announcement: announcements.message, item: after };
  if (kind === 'MessageRead') return { announcement: announcements.messageRead, item: after };
  return undefined;
}
