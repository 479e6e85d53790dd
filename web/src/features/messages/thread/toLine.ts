import type { ThreadMessageFragment } from '../../../generated/thread';
import type { ArrivedMessage } from '../../../entities/conversation/ArrivedMessage';
import type { ThreadLine } from './ThreadLine';

/** Converts a message of the API into the shape that the list of messages shows. */
export function toLine(
  message: ArrivedMessage & Partial<Pick<ThreadMessageFragment, 'messageReads'>>,
): ThreadLine {
  const line: ThreadLine = {
    id: message.id,
    authorId: message.author?.sub ?? message.authorId ?? '',
    authorName: message.author?.name ?? '',
    content: message.content ?? '',
    isEvent: message.isEvent === true,
    createdAt: message.createdAt,
  };
  const rows = message.messageReads?.items;
  if (!rows) return line;
  const reads = rows.map(({ userId, read, updatedAt: at }) => ({
    ...{ userId: userId ?? '', read: read === true, at },
  }));
  return { ...line, reads };
}
