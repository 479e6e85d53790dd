/** A job that runs by the clock, as the template declares it. */
export interface Schedule {
  name: string;
  arn: string;
  /** `cron(…)`, `rate(…)` or `at(…)` */
  expression: string;
  timezone: string;
  enabled: boolean;
  functionArn: string;
  /** What the function gets; where the template gives none, the event that AWS makes. */
  event(scheduledAt: Date): unknown;
}
