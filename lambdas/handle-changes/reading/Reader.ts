/** A member of a conversation who reads its messages. */
export interface Reader {
  conversationId: string;
  userId: string;
}
