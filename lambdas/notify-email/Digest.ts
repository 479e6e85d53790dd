/** An unread spell of one member in one conversation, as `apply-events` queued it. */
export interface Digest {
  conversationId: string;
  userId: string;
  /** When the spell began. */
  since: string;
}
