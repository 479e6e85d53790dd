/** A message that the person has sent but the server has not confirmed yet. */
export interface Outgoing {
  conversationId: string;
  /** The client token. The server stores one message for it, however often and late it is sent. */
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
