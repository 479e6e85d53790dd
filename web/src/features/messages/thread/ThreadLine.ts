/** Whether one member has read a message, and when. */
export interface LineRead {
  userId: string;
  read: boolean;
  at: string;
}

/** One message as the list of messages shows it. */
export interface ThreadLine {
  id: string;
  authorId: string;
  authorName: string;
  content: string;
  isEvent: boolean;
  createdAt: string;
  /**
   * Who has read the message. Undefined while this is unknown: for messages that arrived by a subscription or
   * were sent just now.
   */
  reads?: readonly LineRead[];
}
