/** A stored message. */
export interface Message {
  id: string;
  body: string;
  attributes: Record<string, unknown>;
  /** Milliseconds since 1970, like the next. */
  sentAt: number;
  /** Time before which the message is not delivered: it is delayed or being processed. */
  visibleAt: number;
  receiveCount: number;
  /** Changes with each receipt; the last one alone deletes. */
  receiptHandle: string;
}
