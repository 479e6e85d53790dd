/** Names of stack outputs. The value of each is the name of a Lambda function that operators invoke. */
export type FunctionOutput =
  | 'AccountsFunctionName'
  | 'InsightCheckFunctionName'
  | 'MigrationFunctionName'
  | 'SearchFunctionName'
  | 'SeedFunctionName'
  | 'TransferFunctionName'
  | 'VerifyFunctionName';

/** A running deployment of the stack, either the local cloud or a stage in AWS. */
export interface Deployment {
  /** Where the web app is, such as `https://d111111abcdef8.cloudfront.net`. */
  site: string;
  /**
   * Invokes the Lambda function whose name is the value of a stack output, and returns the function's result.
   * @throws Error with the function's error message when the function fails
   */
  invoke(output: FunctionOutput, request: object): Promise<unknown>;
  /**
   * Returns the coordinates of the resolvers that the API has for the given types. Undefined for the local cloud,
   * whose resolvers are those of the template.
   */
  listResolvers?(types: readonly string[]): Promise<string[]>;
}
