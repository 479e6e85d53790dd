/** One value of a CloudWatch metric, as the service that it is about would send it. */
export interface Point {
  /** Name of the metric with its namespace, such as `AWS/Lambda/Errors`. */
  metric: string;
  dimensions: Readonly<Record<string, string>>;
  value: number;
  /** The time of the value, in milliseconds since 1970. */
  at: number;
}
