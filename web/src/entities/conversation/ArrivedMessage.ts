/** A message that was stored just now: sent from this tab, or received through a subscription. */
export interface ArrivedMessage {
  id: string;
  conversationId?: string | null;
  authorId?: string | null;
  author?: { sub: string; name?: string | null } | null;
  /**
   * The text of the message. It is missing when the subscription did not contain it, so that the app must
   * query it.
   */
  content?: string | null;
  isEvent?: boolean | null;
  createdAt: string;
}
