/** A scheduled invocation of a Lambda function, as the template declares it. */
export interface Schedule {
  name: string;
  arn: string;
  /** Schedule expression of EventBridge: `cron(…)`, `rate(…)` or `at(…)`. */
  expression: string;
  timezone: string;
  enabled: boolean;
  functionArn: string;
  /**
   * Returns the event that a schedule passes to its Lambda function: the input from the template or, without one, the
   * event that AWS sends.
   */
  event(scheduledAt: Date): unknown;
}
