/** A conversation, and the member whose unread messages in it are concerned. */
export interface Reader {
  conversationId: string;
  userId: string;
}
