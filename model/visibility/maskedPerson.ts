import { childId } from '../ids';

type Item = Record<string, unknown>;

/** Who is shown to others in a conversation about a job by their own id: the talent; everybody else is the organization. */
const isShown = (row: Item, person: unknown, viewer: string): boolean =>
  row.isOfSide === false || person === viewer;

/**
 * Whoever takes part in a conversation for a job's organization is known to the others as its side alone: their id is
 * the conversation's, which leads to no profile and differs in each conversation (ADR 0021). `viewer` is the sub of
 * whoever reads, empty for several at once. Part of resolvers, so inside the APPSYNC_JS subset.
 */
export const maskedPerson = {
  message<Row extends Item>(message: Row, viewer: string): Row {
    if (isShown(message, message.authorId, viewer)) return message;
    const { author, conversationId } = message;
    const side = author ? { name: (author as Item).name, sub: conversationId } : author;
    return { ...message, authorId: conversationId, author: side };
  },
  read<Row extends Item>(read: Row, viewer: string): Row {
    if (isShown(read, read.userId, viewer)) return read;
    const { messageId, conversationId } = read;
    return { ...read, id: childId(`${messageId}`, `${conversationId}`), userId: conversationId };
  },
  /** How an application went, for its talent: who of the job's side moved it is not told. */
  history(events: Item[], talent: string): Item[] {
    return events.map((event) => ({ ...event, by: event.by === talent ? talent : null }));
  },
};
