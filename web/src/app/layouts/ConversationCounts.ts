/** The number of a person's conversations and of their unread messages. */
export interface ConversationCounts {
  count: number;
  unread: number;
}
