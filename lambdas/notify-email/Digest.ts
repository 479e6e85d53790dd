/**
 * A queued request to mail a member about the unread messages in a conversation. The function handle-changes
 * queues the request, and the function notify-email sends the mail.
 */
export interface Digest {
  conversationId: string;
  userId: string;
  /**
   * The time of a message, in ISO 8601. The mail is sent only if this message is the first that the member has not
   * read.
   */
  since: string;
}
