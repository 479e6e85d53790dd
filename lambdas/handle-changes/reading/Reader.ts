/** Identifies one member of one conversation. */
export interface Reader {
  conversationId: string;
  userId: string;
}
