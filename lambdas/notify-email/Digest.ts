/** An unread spell of one member in one conversation, as `handle-changes` queued it. */
export interface Digest {
  conversationId: string;
  userId: string;
  /** When the spell began. */
  since: string;
}
