/**
 * A bucket notification: S3 invokes a Lambda function when one of the `events` occurs to an object whose key
 * begins with `prefix` and ends with `suffix`.
 */
export interface Notification {
  bucket: string;
  /** Names of S3 events without the prefix `s3:`, such as `ObjectCreated:*` or `ObjectRemoved:Delete`. */
  events: string[];
  prefix: string;
  suffix: string;
  functionArn: string;
}
