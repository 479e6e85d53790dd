/** Whom a bucket tells of which events. */
export interface Notification {
  bucket: string;
  /** Without `s3:`: `ObjectCreated:*`, `ObjectRemoved:Delete` … */
  events: string[];
  prefix: string;
  suffix: string;
  functionArn: string;
}
