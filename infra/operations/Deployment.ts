/** Names of the stack outputs that contain the names of the Lambda functions that operators invoke. */
export type FunctionOutput = 'MigrationFunctionName' | 'SearchFunctionName' | 'VerifyFunctionName';

/** A running deployment of the stack, either the local cloud or a stage in AWS. */
export interface Deployment {
  /**
   * Invokes the Lambda function that a stack output names, and returns its result.
   * @throws Error with the function's error message when the function fails
   */
  invoke(output: FunctionOutput, request: object): Promise<unknown>;
}
