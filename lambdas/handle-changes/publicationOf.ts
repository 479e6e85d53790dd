import type { Announcement } from '../../model/Announcement';
import { announcements } from '../../model/announcements';
import { maskedPerson } from '../../model/visibility/maskedPerson';
import type { Item } from '../lib/Item';
import type { Change } from './Change';
import { isRecent } from './isRecent';

/**
 * Returns the data that a stored change publishes to subscribers, and the kind of publication; undefined if
 * it publishes nothing. All subscribers of a conversation receive the same data, so job staff are masked
 * there. When a member marks a whole conversation as read, only the changes of its newest messages are
 * published; the web app gets those of older messages with its next query.
 */
export function publicationOf({
  before,
  after,
}: Change): { announcement: Announcement; item: Item } | undefined {
  if (!after) return undefined;
  const { __typename: kind } = after;
  const isNewlyRead = before?.read === false && after.read === true && after.isReadInBulk !== true;
  if (kind === 'MessageRead' && isNewlyRead)
    return { announcement: announcements.updatedMessageRead, item: maskedPerson.read(after, '') };
  if (before || !isRecent(after.createdAt)) return undefined;
  if (kind === 'UserNotice') return { announcement: announcements.notice, item: after };
  if (kind === 'UserConversations') return { announcement: announcements.conversation, item: after };
  if (kind === 'Message')
    return { announcement: announcements.message, item: maskedPerson.message(after, '') };
  if (kind === 'MessageRead') return { announcement: announcements.messageRead, item: after };
  return undefined;
}
