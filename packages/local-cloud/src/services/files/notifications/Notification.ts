/** The function that a bucket notifies, and the events it is notified of. */
export interface Notification {
  bucket: string;
  /** Without `s3:`: `ObjectCreated:*`, `ObjectRemoved:Delete` … */
  events: string[];
  prefix: string;
  suffix: string;
  functionArn: string;
}
