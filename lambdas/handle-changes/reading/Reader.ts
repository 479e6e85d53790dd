/** A member of a conversation, as a reader. */
export interface Reader {
  conversationId: string;
  userId: string;
}
