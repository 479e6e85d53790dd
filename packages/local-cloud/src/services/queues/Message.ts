/** A message in a queue, as it is kept. */
export interface Message {
  id: string;
  body: string;
  attributes: Record<string, unknown>;
  /** Milliseconds since 1970, like the next. */
  sentAt: number;
  /** Not handed out before: delayed, or in somebody's hands. */
  visibleAt: number;
  receiveCount: number;
  /** Changes with each receipt; the last one alone deletes. */
  receiptHandle: string;
}
