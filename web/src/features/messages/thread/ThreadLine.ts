/** Whether one member has read a message, and when. */
export interface LineRead {
  userId: string;
  read: boolean;
  at: string;
}

/** One message of a conversation, in the shape that the list of messages shows. */
export interface ThreadLine {
  id: string;
  authorId: string;
  authorName: string;
  content: string;
  isEvent: boolean;
  createdAt: string;
  /**
   * Who has read the message. Undefined for a message that was sent just now or arrived through a
   * subscription, because then it is not known yet.
   */
  reads?: readonly LineRead[];
}

/** What a message shows depends on the one above it: its day and its author. */
export type LineAbove = Pick<ThreadLine, 'authorId' | 'isEvent' | 'createdAt'>;
