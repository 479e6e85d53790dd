/**
 * One value of a CloudWatch metric. On AWS, the service that the metric is about sends such values to
 * CloudWatch.
 */
export interface Point {
  /** Name of the metric with its namespace, such as `AWS/Lambda/Errors`. */
  metric: string;
  dimensions: Readonly<Record<string, string>>;
  value: number;
  /** The time of the value, in milliseconds since 1970. */
  at: number;
}
