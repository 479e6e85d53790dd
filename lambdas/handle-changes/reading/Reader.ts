/** Identifies one member of one conversation, whose read rows are read or changed. */
export interface Reader {
  conversationId: string;
  userId: string;
}
