/** Configuration of a Lambda function, as the template declares it. */
export interface FunctionConfiguration {
  name: string;
  description: string;
  arn: string;
  roleArn: string;
  /** Absolute path of the folder with the function's unpacked code. */
  folder: string;
  /** Module and export of the handler, such as `index.handler`. */
  handler: string;
  timeoutSeconds: number;
  memoryMegabytes: number;
  variables: Record<string, string>;
  /** Maximum number of concurrent executions of the function; null when the template sets no limit. */
  reservedConcurrency: number | null;
  /**
   * Number of retries after a failed asynchronous invocation, and below the ARN of the queue that records an
   * invocation which failed for good.
   */
  retries: number;
  onFailure: string | null;
}
