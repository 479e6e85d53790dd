import { Conversation } from '../../../../model/entities/Conversation';
import { UserConversations } from '../../../../model/entities/UserConversations';
import { childId } from '../../../../model/ids';
import { operatorName } from '../../../../model/snapshots/operatorName';
import { jobSnapshot } from '../../../../model/snapshots/jobSnapshot';
import { seedItem } from '../../lib/seedItem';
import type { StoredItem } from '../../lib/StoredItem';
import type { DemoThread } from './DemoApplication';
import { messageItems } from './messageItems';

/**
 * Builds the conversation of a demo application or scout: the conversation itself, its two member rows and its messages.
 * @param createdBy the sub of who began it; by default the talent's
 */
export function conversationItems(application: DemoThread, createdBy?: string): StoredItem[] {
  const { talent, job, conversationId: id, lines, unread } = application;
  const [talentSub, ownerSub] = [talent.person.sub, job.owner.sub];
  const by = createdBy ?? talentSub;
  const first = lines[0]?.at ?? job.createdAt;
  const last = lines.at(-1);
  const authors = { talent: talent.displayName, owner: job.shownOrganization, admin: operatorName };
  const readTo = (who: 'talent' | 'owner') => {
    const others = lines.filter(({ by }) => by !== who);
    const oldest = others[others.length - unread[who]];
    return oldest ? lines[lines.indexOf(oldest) - 1]?.at : last?.at;
  };
  const member = (who: 'talent' | 'owner', userId: string, names: Record<string, string>) =>
    seedItem(UserConversations, childId(id, userId), first, {
      owners: [userId],
      createdBy: by,
      conversationId: id,
      conversation: { id, name: job.text.title, openJobConversationsId: job.id },
      userId,
      memberKey: userId,
      isJobStaff: userId !== talentSub,
      ...names,
      lastMessage: last?.content,
      lastAuthor: last && !last.isEvent && last.by !== who ? authors[last.by] : undefined,
      lastMessageAt: last?.at ?? first,
      updatedAt: last?.at ?? first,
      unreadCount: unread[who],
      readTo: readTo(who),
      readAt: readTo(who),
    });
  return [
    seedItem(Conversation, id, first, {
      name: job.text.title,
      owners: [talentSub, ownerSub],
      createdBy: by,
      openJobConversationsId: job.id,
      jobKey: job.id,
      openJob: jobSnapshot({ ...job.values, id: job.id }),
    }),
    member('talent', talentSub, { partnerName: job.shownOrganization, memberName: talent.displayName }),
    member('owner', ownerSub, { partnerName: talent.displayName, memberName: job.shownOrganization }),
    ...messageItems(application),
  ];
}
