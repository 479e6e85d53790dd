/** A member of a conversation who reads. */
export interface Reader {
  conversationId: string;
  userId: string;
}
