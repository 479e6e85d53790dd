/** Slack has refused a message. `name` has the HTTP status, for the administrators' list of what failed. */
export class SlackRefusal extends Error {
  /** After how many seconds Slack takes messages again; 0 if it did not say so. */
  readonly retryAfter: number;

  constructor({ status, headers }: Response) {
    super(`Slack answered ${status}`);
    this.name = `SlackAnswered${status}`;
    // SQS postpones a message by at most twelve hours; Slack asks for seconds.
    this.retryAfter = Math.min(Math.max(Number(headers.get('retry-after')) || 0, 0), 3600);
  }
}
