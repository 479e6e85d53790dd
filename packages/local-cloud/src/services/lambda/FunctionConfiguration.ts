/** Configuration of a Lambda function, as the template declares it. */
export interface FunctionConfiguration {
  name: string;
  description: string;
  arn: string;
  roleArn: string;
  /** Absolute path of the folder with the Lambda function's unpacked code. */
  folder: string;
  /** Module and export of the Lambda function's handler, such as `index.handler`. */
  handler: string;
  timeoutSeconds: number;
  memoryMegabytes: number;
  variables: Record<string, string>;
  /** Maximum number of concurrent executions of the Lambda function; null when the template sets no limit. */
  reservedConcurrency: number | null;
  /** Maximum number of retries after a failed asynchronous invocation of the function. */
  retries: number;
  /**
   * ARN of the SQS queue that gets a record of each asynchronous invocation whose attempts have all failed;
   * null if there is none.
   */
  onFailure: string | null;
}
