/** A message that the person has sent but the server has not confirmed yet. */
export interface Outgoing {
  conversationId: string;
  /** The client token of the message. However often the message is sent again, the server stores it once. */
  token: string;
  content: string;
  /** The time at which the person sent the message, in milliseconds since 1970. */
  at: number;
  state: 'sending' | 'failed';
  /**
   * True when sending failed because there was no connection; the message is sent again when the connection
   * is back.
   */
  isOffline?: boolean;
}
