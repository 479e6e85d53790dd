/** A member of a conversation whose read rows in it are read or changed. */
export interface Reader {
  conversationId: string;
  userId: string;
}
