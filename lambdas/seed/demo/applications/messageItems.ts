import { Message } from '../../../../model/entities/Message';
import { MessageRead } from '../../../../model/entities/MessageRead';
import { childId } from '../../../../model/ids';
import { operatorName } from '../../../../model/snapshots/operatorName';
import { seedItem } from '../../lib/seedItem';
import { seedUlid } from '../../lib/seedUlid';
import type { StoredItem } from '../../lib/StoredItem';
import type { DemoThread } from './DemoApplication';

/** Returns the indexes of the messages in a demo conversation that one of its two members has not read. */
function findUnreadLines({ lines, unread }: DemoThread, member: 'talent' | 'owner'): Set<number> {
  const others = lines.flatMap(({ by }, index) => (by === member ? [] : [index]));
  return new Set(unread[member] === 0 ? [] : others.slice(-unread[member]));
}

/**
 * Builds the messages in the conversation of a demo application or scout, each with a read row for every member who
 * did not write it.
 */
export function messageItems(application: DemoThread): StoredItem[] {
  const { talent, job, adminSub, conversationId, lines } = application;
  const names = { talent: talent.displayName, owner: job.shownOrganization, admin: operatorName };
  const subs = { talent: talent.person.sub, owner: job.owner.sub, admin: adminSub };
  const first = Date.parse(lines[0]?.at ?? job.createdAt);
  const unread = {
    talent: findUnreadLines(application, 'talent'),
    owner: findUnreadLines(application, 'owner'),
  };
  return lines.flatMap(({ at, by, content, isEvent }, index) => {
    const order = Math.floor((Date.parse(at) - first) / 1000) + index;
    const id = childId(conversationId, seedUlid(`${conversationId}:${index}`, order));
    const createdBy = subs[by];
    const others = (['talent', 'owner'] as const).filter((member) => member !== by);
    return [
      seedItem(Message, id, at, {
        conversationId,
        authorId: createdBy,
        createdBy,
        content,
        isSent: true,
        isEvent,
        isJobStaff: by !== 'talent',
        ...(!isEvent && {
          author: { sub: createdBy, name: names[by] },
          messageId: id,
          userKey: `${createdBy}#sent`,
        }),
      }),
      ...others.map((member) => {
        const userId = subs[member];
        const isUnread = unread[member].has(index);
        return seedItem(MessageRead, childId(id, userId), at, {
          messageId: id,
          conversationId,
          userId,
          isJobStaff: member !== 'talent',
          createdBy,
          read: !isUnread,
          userKey: isUnread ? `${userId}#unread` : undefined,
        });
      }),
    ];
  });
}
