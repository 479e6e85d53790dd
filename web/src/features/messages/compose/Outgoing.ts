/**
 * A message that the person has written and that the server has not confirmed yet: it is being sent, or
 * sending it failed.
 */
export interface Outgoing {
  conversationId: string;
  /** The client token of the message. However often the message is sent again, the server stores it once. */
  token: string;
  content: string;
  /** The time at which the person sent the message, in milliseconds since 1970. */
  at: number;
  state: 'sending' | 'failed';
  /**
   * True if sending failed for lack of a connection. The message is then sent again when the connection is
   * back.
   */
  isOffline?: boolean;
}
