/** Whether one member has read a message, and when. */
export interface LineRead {
  userId: string;
  read: boolean;
  at: string;
}

/** One message of a thread. */
export interface ThreadLine {
  id: string;
  authorId: string;
  authorName: string;
  content: string;
  isEvent: boolean;
  createdAt: string;
  /** Undefined while unknown: for messages that arrived by a subscription or were sent just now. */
  reads?: readonly LineRead[];
}
