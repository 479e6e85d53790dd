/**
 * A queued request to mail a member about the unread messages in a conversation. The function handle-changes
 * queues it, the function notify-email sends the mail.
 */
export interface Digest {
  conversationId: string;
  userId: string;
  /** The time of the first unread message, in ISO 8601. Only one mail is sent for the same time. */
  since: string;
}
