/** A job that runs by the clock, as the template declares it. */
export interface Schedule {
  name: string;
  arn: string;
  /** `cron(…)`, `rate(…)` or `at(…)` */
  expression: string;
  timezone: string;
  enabled: boolean;
  functionArn: string;
  /** The function's input; without one in the template, the event that AWS would send. */
  event(scheduledAt: Date): unknown;
}
