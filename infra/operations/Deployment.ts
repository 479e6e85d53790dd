/** Stack outputs that name functions for operators. */
export type FunctionOutput = 'MigrationFunctionName' | 'SearchFunctionName' | 'VerifyFunctionName';

/** A running deployment of the stack, local or in AWS. */
export interface Deployment {
  /** Invokes the function that a stack output names, and returns its answer. */
  invoke(output: FunctionOutput, request: object): Promise<unknown>;
}
