/** A request of `handle-changes` to mail a member about unread messages in a conversation. */
export interface Digest {
  conversationId: string;
  userId: string;
  /** The time of the first unread message. */
  since: string;
}
