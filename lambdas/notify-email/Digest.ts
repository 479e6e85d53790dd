/** The queued request of handle-changes to mail a member about the unread messages in a conversation. */
export interface Digest {
  conversationId: string;
  userId: string;
  /** The time of the first unread message about which the mail is sent, in ISO 8601. */
  since: string;
}
