/** The number of a person's conversations (`count`) and of the unread messages in them (`unread`). */
export interface ConversationCounts {
  count: number;
  unread: number;
}
