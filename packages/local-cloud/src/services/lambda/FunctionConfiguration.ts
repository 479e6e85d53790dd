/** One Lambda function as the template declares it. */
export interface FunctionConfiguration {
  name: string;
  description: string;
  arn: string;
  roleArn: string;
  /** Absolute path of the unpacked code. */
  folder: string;
  /** Module and export, `index.handler`. */
  handler: string;
  timeoutSeconds: number;
  memoryMegabytes: number;
  variables: Record<string, string>;
  /** How many run at once at most; null when the template sets no limit. */
  reservedConcurrency: number | null;
  /** For asynchronous invocations only. */
  retries: number;
  onFailure: string | null;
}
