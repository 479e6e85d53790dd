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
   * Returns the event for the Lambda function: the input in the template or, if there is none, the event that
   * AWS sends by default.
   */
  event(scheduledAt: Date): unknown;
}
