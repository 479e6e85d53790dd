import { childId } from '../ids';

type Item = Record<string, unknown>;

/**
 * True for the person whose own id others may see in a conversation about a job: the talent. All others
 * appear as the organization.
 */
const isShown = (row: Item, person: unknown, viewer: string): boolean =>
  row.isJobStaff === false || person === viewer;

/**
 * Masks job staff in a conversation: others see the conversation's id instead of theirs, which leads to no
 * profile and differs per conversation (ADR 0021). `viewer` is the reader's sub, empty for several readers at
 * once. Used by resolvers: APPSYNC_JS subset only.
 */
export const maskedPerson = {
  message<Row extends Item>(message: Row, viewer: string): Row {
    if (isShown(message, message.authorId, viewer)) return message;
    const { author, conversationId } = message;
    const masked = author ? { name: (author as Item).name, sub: conversationId } : author;
    return { ...message, authorId: conversationId, author: masked };
  },
  read<Row extends Item>(read: Row, viewer: string): Row {
    if (isShown(read, read.userId, viewer)) return read;
    const { messageId, conversationId } = read;
    return { ...read, id: childId(`${messageId}`, `${conversationId}`), userId: conversationId };
  },
  /** The history of an application, for its talent: hides which member of the job staff made a change. */
  history(events: Item[], talent: string): Item[] {
    return events.map((event) => ({ ...event, by: event.by === talent ? talent : null }));
  },
};
