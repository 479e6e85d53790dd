/** A message in an SQS queue. */
export interface Message {
  id: string;
  body: string;
  attributes: Record<string, unknown>;
  /** Time at which the SQS message was sent, in milliseconds since 1970. */
  sentAt: number;
  /**
   * Time in milliseconds since 1970 before which the SQS message is not delivered, because it is delayed or is being
   * processed.
   */
  visibleAt: number;
  receiveCount: number;
  /**
   * Receipt handle of the SQS message. It changes each time the message is received; only the latest one can
   * delete the message.
   */
  receiptHandle: string;
}
