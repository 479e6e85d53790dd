/**
 * A queued request to mail a member about the unread messages in a conversation. The function handle-changes
 * queues the request, and the function notify-email sends the mail.
 */
export interface Digest {
  conversationId: string;
  userId: string;
  /**
   * When the first unread message arrived, in ISO 8601. Requests with the same conversation, member and time
   * result in one mail only.
   */
  since: string;
}
