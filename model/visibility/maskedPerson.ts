import { childId } from '../ids';

type StoredRow = Record<string, unknown>;

/** What of a member row says who the member is. */
type Member = { userId: string; conversationId: string; memberName?: string; isJobStaff?: boolean };

/**
 * Returns whether the reader (`viewer`) may see the sub of a person in a conversation. Readers see their own
 * sub and those of members who are not job staff. In place of job staff, they see the organization.
 */
const isShown = (row: StoredRow, person: unknown, viewer: string): boolean =>
  row.isJobStaff === false || person === viewer;

/**
 * Masks job staff in the records of a conversation: other readers see the conversation's id instead of a
 * staff member's sub. The id leads to no profile, and it does not show that the same person takes part in
 * another conversation (ADR 0021). `viewer` is the sub of the reader; empty if the result is for several
 * readers. Resolvers use these functions, so they are limited to the APPSYNC_JS subset.
 */
export const maskedPerson = {
  message<Row extends StoredRow>(message: Row, viewer: string): Row {
    if (isShown(message, message.authorId, viewer)) return message;
    const { author, conversationId } = message;
    const masked = author ? { name: (author as StoredRow).name, sub: conversationId } : author;
    return { ...message, authorId: conversationId, author: masked };
  },
  read<Row extends StoredRow>(read: Row, viewer: string): Row {
    if (isShown(read, read.userId, viewer)) return read;
    const { messageId, conversationId } = read;
    return { ...read, id: childId(`${messageId}`, `${conversationId}`), userId: conversationId };
  },
  /**
   * Converts a member row to the participant that the API returns: the member's sub (or the conversation's id
   * if the member is masked), and the name that is shown with the member's messages.
   */
  participant(row: Member, viewer: string): { sub: string; name: string | undefined } {
    if (isShown(row, row.userId, viewer)) return { sub: row.userId, name: row.memberName };
    return { sub: row.conversationId, name: row.memberName };
  },
  /**
   * Returns the history of an application for the talent who applied, without the ids of the staff members who made the
   * changes.
   */
  history<Event extends StoredRow>(events: readonly Event[], talent: string) {
    return events.map((event) => ({ ...event, by: event.by === talent ? talent : null }));
  },
};
